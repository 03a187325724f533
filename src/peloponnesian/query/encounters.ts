/** R 10.2.1, 10.8.2, 18.2: attackers have come to a hex: who is there, inside and outside. */
import { frameOf } from '../../core/index.js';
import type { Attack, EncounterFrame } from '../frame/combat.js';
import type { PlaceCode } from '../table/places.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import { FORAGING, INSIDE, RAIDING, type Situation } from '../table/situation.js';
import type { Camp, PlayerId } from '../vocabulary.js';
import { columnFor, NO_ODDS } from './combat.js';
import { defencesOf } from './defences.js';
import { placeNamed } from './by-id.js';
import { buildsLongWalls } from './long-walls.js';
import { isPort } from './movement.js';
import { commanderOf } from './command.js';
import { campOf, cityIn, playerOfCity } from './owners.js';
import { leadersAmong, unitsAmong } from './pieces.js';
import { enemyOf, leadersAt, masterOfCity, unitsAt } from './presence.js';
import { hasShelter } from './retreats.js';

export const placeOf = (situation: Situation, { at }: Pick<Attack, 'at'>): PlaceCode => placeNamed(situation, at);

/** The camp that is attacked. */
export const enemyCamp = ({ player }: Attack): Camp => enemyOf(campOf(player));

/** Returns the attackers that are still there. */
export const attackersLeft = (situation: Situation, attack: Attack): readonly UnitInfo[] =>
  unitsAmong(situation, attack.attackers).filter(
    ({ code }) => situation.placeOfUnit(code) === placeOf(situation, attack),
  );

/** R 10.2.2 d: whether the attackers sally from a place that is masked. */
export function isSally(situation: Situation, attack: Attack): boolean {
  const [first] = attackersLeft(situation, attack);
  return attack.from === attack.at && first !== undefined && situation.unitIs(first.code, INSIDE);
}

/** Returns the leaders of the attackers who are still there (R 17.1): not those of other stacks that attack the same hex, or stand there already. */
export const attackingLeaders = (situation: Situation, attack: Attack): readonly LeaderInfo[] =>
  leadersAmong(situation, attack.attackers).filter(
    ({ code }) => situation.placeOfLeader(code) === placeOf(situation, attack),
  );

/** Returns the enemies outside of any place in the hex. */
export const enemiesOutside = (situation: Situation, attack: Attack): readonly UnitInfo[] =>
  unitsAt(situation, placeOf(situation, attack), { camp: enemyCamp(attack), inside: false });

/** Returns the enemies inside. */
export const enemiesInside = (situation: Situation, attack: Attack): readonly UnitInfo[] =>
  unitsAt(situation, placeOf(situation, attack), { camp: enemyCamp(attack), inside: true });

/** Whether there is a place that the attackers can mask and storm: a city that is not friendly, or a fort with enemies inside. */
export function isHostilePlace(situation: Situation, attack: Attack): boolean {
  const place = placeOf(situation, attack);
  const city = cityIn(situation, place);
  if (city !== undefined) return masterOfCity(situation, city) !== campOf(attack.player);
  return enemiesInside(situation, attack).length > 0;
}

/** Units that wait in the hex for another attack of this phase: they have not masked anything yet. */
function waiting(situation: Situation, attack: Attack): ReadonlySet<string> {
  const left = frameOf(situation, 'battles')?.left ?? [];
  return new Set(
    [attack, ...left.filter(({ at, from }) => at === attack.at && from !== at)].flatMap((one) => one.attackers),
  );
}

/** The units of the attackers that stand before the place already. */
function othersBefore(situation: Situation, attack: Attack): readonly UnitInfo[] {
  const newcomers = waiting(situation, attack);
  const outside = { camp: campOf(attack.player), inside: false };
  return unitsAt(situation, placeOf(situation, attack), outside).filter(({ id }) => !newcomers.has(id));
}

/** R 10.2.2, 10.2.3: whether the place was masked before this attack: by those who attack now, or by others. */
export const wasMasked = (situation: Situation, attack: Attack): boolean =>
  attack.from === attack.at || othersBefore(situation, attack).some(({ isLand }) => isLand);

/** Ruling R36: whether others of the attackers stand before the place already, fleets among them, so that nobody comes out. */
export const areOthersBefore = (situation: Situation, attack: Attack): boolean =>
  othersBefore(situation, attack).length > 0;

/** R 10.2.1 c: whether the place was masked when the Campaign Turn began: not only by those who have come to attack in this phase. */
export function wasMaskedBefore(situation: Situation, attack: Attack): boolean {
  if (!wasMasked(situation, attack)) return false;
  if (attack.from === attack.at) return true;
  const attacks = frameOf(situation, 'movement')?.attacks ?? [];
  const newcomers = new Set<string>(
    attacks.filter(({ at, from }) => at === attack.at && from !== at).flatMap(({ attackers }) => attackers),
  );
  const outside = { camp: campOf(attack.player), inside: false, land: true };
  const own = new Set<string>(attack.attackers);
  return unitsAt(situation, placeOf(situation, attack), outside).some(({ id }) => !newcomers.has(id) && !own.has(id));
}

/** The player who decides for the enemies in a hex: that of their units, or of the city. */
export function defendingPlayer(situation: Situation, attack: Attack): PlayerId {
  const place = placeOf(situation, attack);
  const [unit] = unitsAt(situation, place, { camp: enemyCamp(attack) });
  if (unit !== undefined) return commanderOf(situation, unit.code);
  const city = cityIn(situation, place);
  const owner = city === undefined ? undefined : playerOfCity(situation, city, enemyCamp(attack));
  if (owner !== undefined) return owner;
  return situation.scenario.players.find((player) => campOf(player) === enemyCamp(attack)) ?? 'sparta';
}

/** R 7.6.5, ruling Q40: units of the defenders that are building Long Walls: they meet attackers outside. */
export const wallBuilders = (situation: Situation, attack: Attack): readonly UnitInfo[] =>
  unitsAt(situation, placeOf(situation, attack), { camp: enemyCamp(attack) }).filter(({ code }) =>
    buildsLongWalls(situation, code),
  );

/**
 * R 10.2.1 a: pieces that may choose between inside and outside: not those that forage or raid (R 9.7.2, 15.1), or build Long Walls (R 7.6.5).
 */
export function sheltered(
  situation: Situation,
  attack: Attack,
): { readonly units: readonly UnitInfo[]; readonly leaders: readonly LeaderInfo[] } {
  const place = placeOf(situation, attack);
  const camp = enemyCamp(attack);
  const there = unitsAt(situation, place, { camp }).filter(({ code }) => !buildsLongWalls(situation, code));
  const units = there.filter(
    ({ code, isLand }) => !situation.unitIs(code, FORAGING | RAIDING) && hasShelter(situation, place, camp, !isLand),
  );
  const hasCover = hasShelter(situation, place, camp, false);
  const led = there.length > units.length;
  return { units, leaders: hasCover && !led ? leadersAt(situation, place, { camp }) : [] };
}

/** R 10.2.1 b: fleets outside of a port that is about to be masked by fleets. */
export function fleetsBeforePort(situation: Situation, frame: EncounterFrame): readonly UnitInfo[] {
  const { attack, masked } = frame;
  const place = placeOf(situation, attack);
  if (!attack.landed || masked || !isPort(situation, place, enemyCamp(attack)) || !isHostilePlace(situation, attack))
    return [];
  if (attackersLeft(situation, attack).every(({ isLand }) => isLand)) return [];
  return enemiesOutside(situation, attack).filter(
    ({ code, isLand }) => !isLand && !situation.unitIs(code, FORAGING | RAIDING),
  );
}

/** R 18.2: those who attack a place: not who has been in the Retreat box, nor fleets where there is no port (R 18.4), nor cavalry before walls. */
export function stormers(situation: Situation, { attack, spent }: EncounterFrame): readonly UnitInfo[] {
  const place = placeOf(situation, attack);
  const walled = defencesOf(situation, place)?.isFortress === true;
  return attackersLeft(situation, attack).filter(
    ({ id, type, isLand }) =>
      !spent.includes(id) && (isLand || isPort(situation, place, enemyCamp(attack))) && !(walled && type === 'cavalry'),
  );
}

/** Whether the attackers can attack the place: somebody is able to, at odds that are on the chart (R 17.5.1, 18.6.3). */
export function canStorm(situation: Situation, frame: EncounterFrame): boolean {
  const { attack } = frame;
  if (!isHostilePlace(situation, attack)) return false;
  const place = placeOf(situation, attack);
  const inside = enemiesInside(situation, attack).length;
  const { mostOnWalls } = situation.components.charts.figures;
  const walled = defencesOf(situation, place)?.isFortress === true;
  const defenders = Math.max(1, walled ? Math.min(mostOnWalls, inside) : inside);
  return columnFor(stormers(situation, frame).length, defenders) !== NO_ODDS;
}
