/** R 10.2.1, 10.8.2, 18.2: attackers have come to a hex: who is there, inside and outside. */
import type { Attack, BattleFrame, BattleSide, EncounterFrame, Fighter, RetreatWay } from '../frame/combat.js';
import { frameOf } from '../../core/index.js';
import { isHex, type PlaceCode } from '../table/places.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import { FORAGING, INSIDE, NOBODY, RAIDING, type Situation } from '../table/situation.js';
import type { Camp, PlayerId, UnitId } from '../vocabulary.js';
import { columnFor, NO_ODDS } from './combat.js';
import { defencesOf, isForFortress, ownModifier, placeBonus } from './defences.js';
import { campOf, cityIn, friendOfCity, playerOfUnit, regionOfCity, stateOfCity } from './owners.js';
import { leadersAmong, unitNamed, unitsAmong, unitsNamed } from './pieces.js';
import { enemyOf, leadersAt, unitsAt } from './presence.js';
import { hasShelter } from './retreats.js';

export const placeOf = ({ places }: Situation, { at }: Pick<Attack, 'at'>): PlaceCode => {
  const place = places.codes.get(at);
  if (place === undefined) throw new RangeError(`there is no place ${at}`);
  return place;
};

const enemyCamp = ({ player }: Attack): Camp => enemyOf(campOf(player));

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

/** Returns the leaders of the attackers, with those who have replaced others. */
export function attackingLeaders(situation: Situation, attack: Attack): readonly LeaderInfo[] {
  const place = placeOf(situation, attack);
  if (isHex(situation.places, place)) {
    const led = leadersAmong(situation, attack.attackers).length > 0;
    return led ? leadersAt(situation, place, { player: attack.player, inside: isSally(situation, attack) }) : [];
  }
  return leadersAmong(situation, attack.attackers).filter(({ code }) => situation.placeOfLeader(code) === place);
}

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
  if (city !== undefined) return friendOfCity(situation, city) !== campOf(attack.player);
  return enemiesInside(situation, attack).length > 0;
}

/** Units that wait in the hex for another attack of this phase: they have not masked anything yet. */
function waiting(situation: Situation, attack: Attack): ReadonlySet<string> {
  const left = frameOf(situation, 'battles')?.left ?? [];
  return new Set(
    [attack, ...left.filter(({ at, from }) => at === attack.at && from !== at)].flatMap((one) => one.attackers),
  );
}

/** R 10.2.2, 10.2.3: whether the place was masked before this attack: by those who attack now, or by others. */
export function wasMasked(situation: Situation, attack: Attack): boolean {
  if (attack.from === attack.at) return true;
  const newcomers = waiting(situation, attack);
  return unitsAt(situation, placeOf(situation, attack), {
    camp: campOf(attack.player),
    inside: false,
    land: true,
  }).some(({ id }) => !newcomers.has(id));
}

/** The player who decides for the enemies in a hex: that of their units, or of the city. */
export function defendingPlayer(situation: Situation, attack: Attack): PlayerId {
  const place = placeOf(situation, attack);
  const [unit] = unitsAt(situation, place, { camp: enemyCamp(attack) });
  if (unit !== undefined) return playerOfUnit(situation, unit.code);
  const city = cityIn(situation, place);
  const region = city === undefined ? null : regionOfCity(situation, city);
  const owner =
    (city === undefined ? undefined : stateOfCity(situation, city.id).held) ??
    (region === null ? undefined : situation.regions[region]?.player);
  if (owner !== undefined && campOf(owner) === enemyCamp(attack)) return owner;
  return situation.scenario.players.find((player) => campOf(player) === enemyCamp(attack)) ?? 'sparta';
}

/** R 10.2.1 a: pieces that may choose between inside and outside: not those that forage or raid (R 9.7.2, 15.1). */
export function sheltered(
  situation: Situation,
  attack: Attack,
): { readonly units: readonly UnitInfo[]; readonly leaders: readonly LeaderInfo[] } {
  const place = placeOf(situation, attack);
  const camp = enemyCamp(attack);
  const units = unitsAt(situation, place, { camp }).filter(
    ({ code, isLand }) => !situation.unitIs(code, FORAGING | RAIDING) && hasShelter(situation, place, camp, !isLand),
  );
  const hasCover = hasShelter(situation, place, camp, false);
  const led = unitsAt(situation, place, { camp }).length > units.length;
  return { units, leaders: hasCover && !led ? leadersAt(situation, place, { camp }) : [] };
}

/** Whether the hex has a port: fleets may be inside, and attack it (R 18.4). */
const isPort = (situation: Situation, place: PlaceCode): boolean => {
  const city = cityIn(situation, place);
  return (
    (city !== undefined && city.port !== null) ||
    situation.bases[situation.places.ids[place] as `W${string}`] !== undefined
  );
};

/** R 10.2.1 b: fleets outside of a port that is about to be masked by fleets. */
export function fleetsBeforePort(situation: Situation, frame: EncounterFrame): readonly UnitInfo[] {
  const { attack, masked } = frame;
  const place = placeOf(situation, attack);
  if (!attack.landed || masked || !isPort(situation, place) || !isHostilePlace(situation, attack)) return [];
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
      !spent.includes(id) && (isLand || isPort(situation, place)) && !(walled && type === 'cavalry'),
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

/** What a battle is made of before its sides are known. */
type Opening = Pick<BattleFrame, 'at' | 'from' | 'landed' | 'element' | 'against'>;

/** Returns a side of a battle; what is left out is empty. */
const sideOf = (parts: Partial<BattleSide> & Pick<BattleSide, 'player' | 'way'>): BattleSide => ({
  fighters: [],
  reserve: [],
  cargo: [],
  leaders: [],
  lost: [],
  ...parts,
});

/** Returns a battle without anybody, of which the bonus of the place is asked. */
const emptyBattle = (opening: Opening, { player }: Attack): BattleFrame =>
  battleOf(opening, sideOf({ player, way: 'nowhere' }), sideOf({ player, way: 'nowhere' }));

/** Returns a battle of two sides that have been put together, before its first round. */
const battleOf = (opening: Opening, attacker: BattleSide, defender: BattleSide): BattleFrame => ({
  kind: 'battle',
  ...opening,
  stage: 'odds',
  round: 0,
  attacker,
  defender,
  breached: false,
  result: null,
  due: [],
  winner: null,
  brokenOff: false,
});

const idsOf = (units: readonly UnitInfo[]): UnitId[] => units.map(({ id }) => id);

const fighter = (unit: Fighter['unit'], modifier: number): Fighter => ({ unit, modifier, retreats: false });

/** Returns units as fighters; `bonus`: what the place adds for them. */
export const fightersOf = (
  situation: Situation,
  units: readonly UnitInfo[],
  bonus: number,
  behindWalls = false,
): Fighter[] => units.map((unit) => fighter(unit.id, bonus + ownModifier(situation, unit, behindWalls)));

/** The leaders in whose stacks fleets are at sea, and the land units that they carry (R 16.7.2, 17.3.1). */
function stackAtSea(
  situation: Situation,
  place: PlaceCode,
  fleets: readonly UnitInfo[],
): { readonly leaders: readonly LeaderInfo[]; readonly cargo: readonly UnitInfo[] } {
  const over = new Set(fleets.map(({ code }) => situation.leaderOver(code)).filter((leader) => leader !== NOBODY));
  const leaders = [...over].flatMap((code) => situation.roster.leaders[code] ?? []);
  const cargo = unitsAt(situation, place, { land: true }).filter(({ code }) => over.has(situation.leaderOver(code)));
  return { leaders, cargo };
}

/** R 17.3.1: returns the battle of fleets at sea. */
export function battleAtSea(situation: Situation, attack: Attack): BattleFrame {
  const place = placeOf(situation, attack);
  const fleets = attackersLeft(situation, attack).filter(({ isLand }) => !isLand);
  const targets = unitsNamed(situation, attack.targets).filter(
    ({ code, isLand }) => !isLand && situation.placeOfUnit(code) === place,
  );
  const [own, enemy] = [stackAtSea(situation, place, fleets), stackAtSea(situation, place, targets)];
  const opening = { at: attack.at, from: attack.from, landed: false, element: 'sea', against: 'field' } as const;
  return battleOf(
    opening,
    sideOf({
      player: attack.player,
      fighters: fightersOf(situation, fleets, 0),
      cargo: idsOf(own.cargo),
      leaders: own.leaders.map(({ id }) => id),
      way: 'back',
    }),
    sideOf({
      player: targets[0] === undefined ? attack.player : playerOfUnit(situation, targets[0].code),
      fighters: fightersOf(situation, targets, 0),
      cargo: idsOf(enemy.cargo),
      leaders: enemy.leaders.map(({ id }) => id),
      way: 'anywhere',
    }),
  );
}

/** R 10.2.1 b, 10.2.3, 10.8.2 b: returns the battle of fleets before a port; `way`: how the enemies retreat. */
export function battleBeforePort(
  situation: Situation,
  attack: Attack,
  enemies: readonly UnitInfo[],
  way: RetreatWay,
): BattleFrame {
  const place = placeOf(situation, attack);
  const units = attackersLeft(situation, attack);
  const sally = isSally(situation, attack);
  const opening = {
    at: attack.at,
    from: attack.from,
    landed: attack.landed,
    element: 'sea',
    against: 'field',
  } as const;
  return battleOf(
    opening,
    sideOf({
      player: attack.player,
      fighters: fightersOf(
        situation,
        units.filter(({ isLand }) => !isLand),
        0,
      ),
      cargo: sally ? [] : idsOf(units.filter(({ isLand }) => isLand)),
      leaders: attackingLeaders(situation, attack).map(({ id }) => id),
      way: sally ? 'inside' : 'back',
    }),
    sideOf({
      player: defendingPlayer(situation, attack),
      fighters: fightersOf(situation, enemies, 0),
      leaders: leadersAt(situation, place, { camp: enemyCamp(attack), inside: false })
        .map(({ id }) => id)
        .slice(0, leadersWithFleets(situation, attack, enemies)),
      way,
    }),
  );
}

/** R 10.8.2 b: of several leaders outside all but one are with the fleets if land units stay ashore; a single one is with the fleets. */
function leadersWithFleets(situation: Situation, attack: Attack, fleets: readonly UnitInfo[]): number {
  const count = leadersAt(situation, placeOf(situation, attack), { camp: enemyCamp(attack), inside: false }).length;
  const staysAshore = enemiesOutside(situation, attack).length > fleets.length;
  return count > 1 && staysAshore ? count - 1 : count;
}

/** R 17: returns the battle outside of any place. */
export function battleOutside(situation: Situation, attack: Attack): BattleFrame {
  const place = placeOf(situation, attack);
  const enemies = enemiesOutside(situation, attack);
  const opening = {
    at: attack.at,
    from: attack.from,
    landed: attack.landed,
    element: 'land',
    against: 'field',
  } as const;
  const empty = emptyBattle(opening, attack);
  return battleOf(
    opening,
    sideOf({
      player: attack.player,
      fighters: fightersOf(situation, attackersLeft(situation, attack), 0),
      leaders: attackingLeaders(situation, attack).map(({ id }) => id),
      way: isSally(situation, attack) ? 'inside' : 'back',
    }),
    sideOf({
      player: defendingPlayer(situation, attack),
      fighters: fightersOf(situation, enemies, placeBonus(situation, empty)),
      leaders: leadersAt(situation, place, { camp: enemyCamp(attack), inside: false }).map(({ id }) => id),
      way: 'anywhere',
    }),
  );
}

/** R 18: returns the battle for a city or fort; its defender still chooses who mans the walls if there are more than may. */
export function battleForPlace(situation: Situation, frame: EncounterFrame): BattleFrame {
  const { attack, masked } = frame;
  const place = placeOf(situation, attack);
  const units = stormers(situation, frame);
  const inside = enemiesInside(situation, attack);
  const opening = {
    at: attack.at,
    from: attack.from,
    landed: attack.landed,
    element: 'land',
    against: 'assault',
  } as const;
  const empty = emptyBattle(opening, attack);
  const bonus = placeBonus(situation, empty);
  const behindWalls = isForFortress(situation, empty);
  const choose = behindWalls && inside.length > situation.components.charts.figures.mostOnWalls;
  const fighters =
    inside.length === 0
      ? [fighter('garrison', bonus)]
      : fightersOf(situation, choose ? [] : inside, bonus, behindWalls);
  const battle = battleOf(
    opening,
    sideOf({
      player: attack.player,
      fighters: fightersOf(situation, units, 0),
      reserve: idsOf(attackersLeft(situation, attack).filter((unit) => !units.includes(unit))),
      leaders: attackingLeaders(situation, attack).map(({ id }) => id),
      way: masked ? 'stay' : 'back',
    }),
    sideOf({
      player: defendingPlayer(situation, attack),
      fighters,
      reserve: choose ? idsOf(inside) : [],
      leaders: leadersAt(situation, place, { camp: enemyCamp(attack), inside: true }).map(({ id }) => id),
      way: masked ? 'nowhere' : 'anywhere',
    }),
  );
  return choose ? { ...battle, stage: 'walls' } : battle;
}

/** Returns a unit that mans the walls as a fighter. */
export const onTheWalls = (situation: Situation, battle: BattleFrame, unit: UnitId): Fighter =>
  fighter(unit, placeBonus(situation, battle) + ownModifier(situation, unitNamed(situation, unit), true));
