/** R 10.2.1, 10.8.2, 18.2: encounters: the pieces inside and outside a place that attackers have entered. */
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

/** Returns the camp that is attacked. */
export const enemyCamp = ({ player }: Attack): Camp => enemyOf(campOf(player));

/** Returns the surviving attackers in the hex. */
export const attackersLeft = (situation: Situation, attack: Attack): readonly UnitInfo[] =>
  unitsAmong(situation, attack.attackers).filter(
    ({ code }) => situation.placeOfUnit(code) === placeOf(situation, attack),
  );

/** Returns whether the attackers sally from a masked place (R 10.2.2 d). */
export function isSally(situation: Situation, attack: Attack): boolean {
  const [first] = attackersLeft(situation, attack);
  return attack.from === attack.at && first !== undefined && situation.unitIs(first.code, INSIDE);
}

/**
 * Returns the leaders of the attackers in the hex (R 17.1). Leaders of other stacks that attack the same hex, or were
 * there before, are not included.
 */
export const attackingLeaders = (situation: Situation, attack: Attack): readonly LeaderInfo[] =>
  leadersAmong(situation, attack.attackers).filter(
    ({ code }) => situation.placeOfLeader(code) === placeOf(situation, attack),
  );

/** Returns the enemy units outside in the hex. */
export const enemiesOutside = (situation: Situation, attack: Attack): readonly UnitInfo[] =>
  unitsAt(situation, placeOf(situation, attack), { camp: enemyCamp(attack), inside: false });

/** Returns the enemy units inside. */
export const enemiesInside = (situation: Situation, attack: Attack): readonly UnitInfo[] =>
  unitsAt(situation, placeOf(situation, attack), { camp: enemyCamp(attack), inside: true });

/**
 * Returns whether the hex has a place that the attackers can mask and storm: a city that is not friendly, or a fort
 * with enemies inside.
 */
export function isHostilePlace(situation: Situation, attack: Attack): boolean {
  const place = placeOf(situation, attack);
  const city = cityIn(situation, place);
  if (city !== undefined) return masterOfCity(situation, city) !== campOf(attack.player);
  return enemiesInside(situation, attack).length > 0;
}

/** Returns the units in the hex that wait for another attack of this phase, and so mask nothing yet. */
function waiting(situation: Situation, attack: Attack): ReadonlySet<string> {
  const left = frameOf(situation, 'battles')?.left ?? [];
  return new Set(
    [attack, ...left.filter(({ at, from }) => at === attack.at && from !== at)].flatMap((one) => one.attackers),
  );
}

/** Returns the units of the attacking camp that were outside the place before. */
function othersBefore(situation: Situation, attack: Attack): readonly UnitInfo[] {
  const newcomers = waiting(situation, attack);
  const outside = { camp: campOf(attack.player), inside: false };
  return unitsAt(situation, placeOf(situation, attack), outside).filter(({ id }) => !newcomers.has(id));
}

/**
 * Returns whether the place was masked before this attack, by the present attackers or by others (R 10.2.2, 10.2.3).
 */
export const wasMasked = (situation: Situation, attack: Attack): boolean =>
  attack.from === attack.at || othersBefore(situation, attack).some(({ isLand }) => isLand);

/**
 * Returns whether other units of the attacking camp, fleets included, were outside the place before, so that no unit
 * comes out (ruling R36).
 */
export const areOthersBefore = (situation: Situation, attack: Attack): boolean =>
  othersBefore(situation, attack).length > 0;

/**
 * Returns whether the place was masked at the start of the Campaign Turn, and not only by units that attack in this
 * phase (R 10.2.1 c).
 */
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

/** Returns the player who decides for the enemies in a hex: the player of their units, or of the city. */
export function defendingPlayer(situation: Situation, attack: Attack): PlayerId {
  const place = placeOf(situation, attack);
  const [unit] = unitsAt(situation, place, { camp: enemyCamp(attack) });
  if (unit !== undefined) return commanderOf(situation, unit.code);
  const city = cityIn(situation, place);
  const owner = city === undefined ? undefined : playerOfCity(situation, city, enemyCamp(attack));
  if (owner !== undefined) return owner;
  return situation.scenario.players.find((player) => campOf(player) === enemyCamp(attack)) ?? 'sparta';
}

/** Returns the defending units that are building Long Walls. They meet attackers outside (R 7.6.5, ruling Q40). */
export const wallBuilders = (situation: Situation, attack: Attack): readonly UnitInfo[] =>
  unitsAt(situation, placeOf(situation, attack), { camp: enemyCamp(attack) }).filter(({ code }) =>
    buildsLongWalls(situation, code),
  );

/**
 * Returns the pieces that may choose between inside and outside. Units that forage, raid (R 9.7.2, 15.1) or build Long
 * Walls (R 7.6.5) may not (R 10.2.1 a).
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

/** Returns the fleets outside a port that fleets are about to mask (R 10.2.1 b). */
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

/**
 * Returns the units that storm a place. Units that have been in the Retreat box do not, nor do fleets without a port
 * (R 18.4), nor cavalry against walls (R 18.2).
 */
export function stormers(situation: Situation, { attack, spent }: EncounterFrame): readonly UnitInfo[] {
  const place = placeOf(situation, attack);
  const walled = defencesOf(situation, place)?.isFortress === true;
  return attackersLeft(situation, attack).filter(
    ({ id, type, isLand }) =>
      !spent.includes(id) && (isLand || isPort(situation, place, enemyCamp(attack))) && !(walled && type === 'cavalry'),
  );
}

/**
 * Returns whether the attackers can storm the place: they have units able to do so, at odds on the chart (R 17.5.1,
 * 18.6.3).
 */
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
