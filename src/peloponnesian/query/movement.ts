/** R 16.1-16.3: which pieces can move, where they may go, and how they stack. */
import type { HexCode } from '../../core/hex/index.js';
import { frameOf } from '../../core/index.js';
import type { GameFrame } from '../frame/index.js';
import type { MovementFrame } from '../frame/march.js';
import { NONE } from '../geometry/ground.js';
import { isHex, type PlaceCode } from '../table/places.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import { FORAGING, INSIDE, RAIDING, type Situation } from '../table/situation.js';
import { ODDS, type Camp, type HexId, type LeaderId, type PieceId, type PlayerId, type UnitId } from '../vocabulary.js';
import { isEnemyHex } from './areas.js';
import { hindranceOfLeader, hindranceOfUnit, isKeptFrom, isShaken } from './omens.js';
import { commanderOf, isClosedTo } from './command.js';
import { campOf, cityIn, playerOfUnit, regionOfHex, regionState } from './owners.js';
import { isTruce } from './peace.js';
import { isBeyondGrounds } from './persia.js';
import { enemyOf, hasUnitsAt, isMasked, leadersAt, masterOfCity, strongholdIn, unitsAt } from './presence.js';
import { isSatrapy } from './satraps.js';
import { isHeldFrom } from './unrest.js';

/** Pieces that move together. */
export interface Stack {
  readonly leaders: readonly LeaderId[];
  readonly units: readonly UnitId[];
}

/** What a movement phase records about pieces. */
export type Phase = Pick<MovementFrame, 'marched' | 'sailed' | 'attacks'>;

const NOTHING_YET: Phase = { marched: [], sailed: [], attacks: [] };

/** Returns the records of the present movement phase. */
export const phaseOf = (situation: Situation): Phase =>
  frameOf<GameFrame, 'movement'>(situation, 'movement') ?? NOTHING_YET;

/** Returns whether a piece takes part in an attack of this phase (R 16.3.4, 16.4.5). */
export const isEngaged = ({ attacks }: Phase, id: PieceId): boolean =>
  attacks.some(({ attackers, targets }) => attackers.includes(id) || (targets as readonly PieceId[]).includes(id));

/** Returns whether a unit may not move because it forages, raids or pulls down walls (R 9.7.2, 15.1, 11.3.1). */
export const isTied = (situation: Situation, { code }: UnitInfo): boolean =>
  situation.unitIs(code, FORAGING) || situation.unitIs(code, RAIDING);

/**
 * Returns whether land units and leaders inside the place of a hex are masked. A truce lets them out (R 10.2.2 d,
 * ruling Q187).
 */
export function isHemmedIn(situation: Situation, hex: HexCode, camp: Camp): boolean {
  if (isTruce(situation)) return false;
  const stronghold = strongholdIn(situation, hex);
  return stronghold?.friend === camp && isMasked(situation, stronghold);
}

/** Returns whether a land unit can begin a march, or join one. */
export const canMarch = (situation: Situation, phase: Phase, unit: UnitInfo): boolean =>
  unit.isLand &&
  isHex(situation.places, situation.placeOfUnit(unit.code)) &&
  !phase.marched.includes(unit.id) &&
  !isEngaged(phase, unit.id) &&
  !isTied(situation, unit) &&
  hindranceOfUnit(situation, unit) === undefined;

export const canLeaderMarch = (situation: Situation, phase: Phase, leader: LeaderInfo): boolean =>
  isHex(situation.places, situation.placeOfLeader(leader.code)) &&
  !phase.marched.includes(leader.id) &&
  !isEngaged(phase, leader.id) &&
  hindranceOfLeader(situation, leader) === undefined;

/**
 * Returns whether units of a camp can go into a city or fort of a hex: a friendly city, a fort of the camp, or a fort
 * without enemies (R 6.5.1, 10.2, 18.3.5).
 */
export function isShelter(situation: Situation, hex: HexCode, camp: Camp): boolean {
  const city = cityIn(situation, hex);
  if (city !== undefined) return masterOfCity(situation, city) === camp;
  const fort = situation.forts[situation.places.ids[hex] as `W${string}`];
  if (fort === undefined) return false;
  return !hasUnitsAt(situation, hex, { inside: true, camp: enemyOf(camp) });
}

/**
 * Returns whether the city or fort of a hex, held by a camp, is a port that fleets can enter and attack. This is a
 * coastal city, or one with a base of the camp (R 7.6.3, 18.4). A base of besiegers is outside (ruling Q140).
 */
export function isPort(situation: Situation, hex: PlaceCode, holder: Camp): boolean {
  if ((cityIn(situation, hex)?.port ?? null) !== null) return true;
  const base = situation.bases[situation.places.ids[hex] as HexId];
  return base !== undefined && campOf(base) === holder;
}

/** Returns whether enemy units are outside any place in a hex. */
export const hasEnemiesOutside = (situation: Situation, hex: HexCode, camp: Camp): boolean =>
  hasUnitsAt(situation, hex, { inside: false, camp: enemyOf(camp) });

/**
 * Returns whether a unit is inside a place with enemies outside, so that it cannot go out to forage or raid
 * (ruling R36).
 */
export function isBarredInside(situation: Situation, { code }: UnitInfo): boolean {
  const camp = campOf(playerOfUnit(situation, code));
  return situation.unitIs(code, INSIDE) && hasEnemiesOutside(situation, situation.placeOfUnit(code), camp);
}

/**
 * Returns whether units must stop in a hex, and attack or mask what is there (R 16.3.4, 16.3.5). Units that attack in
 * this phase do not mask yet.
 */
export function isHostile(situation: Situation, hex: HexCode, camp: Camp): boolean {
  if (isEnemyHex(situation, hex, camp)) return true;
  const id = situation.places.ids[hex];
  const friend = strongholdIn(situation, hex)?.friend;
  return (
    friend !== undefined &&
    friend !== camp &&
    phaseOf(situation).attacks.some(({ at, from }) => at === id && from !== at)
  );
}

/** Returns whether units of a camp have enemies to attack in their hex (R 10.2.2 c, 17.7.7). */
export function hasEnemiesHere(situation: Situation, hex: HexCode, camp: Camp): boolean {
  const friend = strongholdIn(situation, hex)?.friend;
  return hasEnemiesOutside(situation, hex, camp) || (friend !== undefined && friend !== camp);
}

/** The worst odds of an attack: the number of defenders to one attacker (R 17.5.1). */
const MOST_DEFENDERS = Number(ODDS[0].slice(2));

/** Returns whether a number of attackers may attack a number of defenders (R 17.5.1). */
export const hasOdds = (attackers: number, defenders: number): boolean =>
  attackers > 0 && defenders <= attackers * MOST_DEFENDERS;

/**
 * Returns whether a number of units may attack what is in a hex. Enemies inside a place need not come out (R 17.5.1,
 * 20.2).
 */
export const mayAttack = (situation: Situation, hex: HexCode, camp: Camp, units: number): boolean =>
  !isTruce(situation) &&
  units > 0 &&
  (strongholdIn(situation, hex) !== undefined ||
    hasOdds(units, unitsAt(situation, hex, { camp: enemyOf(camp) }).length));

/**
 * Returns whether pieces may end their move in a hex: in a friendly city or fort, with a leader, or as a single unit
 * (R 16.2.1).
 */
export function mayRest(situation: Situation, hex: HexCode, camp: Camp, { leaders, units }: Stack): boolean {
  if (units.length === 0 || leaders.length > 0) return true;
  if (isShelter(situation, hex, camp) && !hasEnemiesOutside(situation, hex, camp)) return true;
  if (leadersAt(situation, hex, { camp, inside: false }).length > 0) return true;
  const others = unitsAt(situation, hex, { camp, inside: false }).filter(({ id }) => !units.includes(id));
  return others.length + units.length <= 1;
}

/**
 * Returns whether leaders may leave a hex with some units without leaving a stack without a leader in the open
 * (R 16.2.1, ruling R1).
 */
export function mayDepart(situation: Situation, hex: HexCode, camp: Camp, { leaders, units }: Stack): boolean {
  if (leaders.length === 0 || isShelter(situation, hex, camp)) return true;
  if (leadersAt(situation, hex, { camp }).some(({ id }) => !leaders.includes(id))) return true;
  return unitsAt(situation, hex, { camp }).filter(({ id }) => !units.includes(id)).length <= 1;
}

/**
 * Returns whether a leader may join a stack in a hex without leaving a stack without a leader in the open (R 16.2.1).
 */
export const mayComeAlong = (
  situation: Situation,
  hex: HexCode,
  camp: Camp,
  { leaders, units }: Stack,
  { id }: LeaderInfo,
): boolean => mayDepart(situation, hex, camp, { leaders: [...leaders, id], units });

/** Returns whether one unit of a stack may stay in a hex when the others go on (R 16.2.1, ruling R2). */
export function mayStay(situation: Situation, hex: HexCode, camp: Camp, unit: UnitInfo, stack: Stack): boolean {
  if (isShelter(situation, hex, camp)) return true;
  if (leadersAt(situation, hex, { camp }).some(({ id }) => !stack.leaders.includes(id))) return true;
  const others = unitsAt(situation, hex, { camp, inside: false }).filter(({ id }) => !stack.units.includes(id));
  return others.every(({ id }) => id === unit.id);
}

/** Returns whether a player can land units in a hex of a region that is not in play (R 22.4.2, ruling Q104). */
function isLandingAbroad(situation: Situation, hex: HexCode, player: PlayerId): boolean {
  const city = cityIn(situation, hex)?.id;
  const { abroad } = situation.scenario.special;
  return campOf(player) === 'empire' && city !== undefined && abroad?.landing.includes(city) === true;
}

/**
 * Returns whether a player's lands are closed to an ally who comes from a hex. Pieces already in these lands may march
 * on to leave them (R 24.5, ruling R67).
 */
export function isForbidden(
  situation: Situation,
  holder: PlayerId,
  ally: PlayerId,
  from: HexCode | undefined,
): boolean {
  if (!isClosedTo(situation, holder, ally)) return false;
  const region = from === undefined ? null : regionOfHex(situation, from);
  return region === null || regionState(situation, region)?.player !== holder;
}

/**
 * Returns whether pieces may enter a hex at all (R 1.2, 22.4.2, 23.2.3). It must be passable land in a region in play
 * that is not neutral, or an uninhabited island. Only units of a satrapy enter Persia, and its troops stay in the lands
 * that their card names. Unrest, an earthquake or a festival may keep units out (R C), and allies may close their lands
 * (R 24.5). `from` is the hex from which the pieces march.
 */
export function mayEnter(
  situation: Situation,
  hex: HexCode,
  player: PlayerId,
  units: readonly UnitInfo[],
  isBySea: boolean,
  from?: HexCode,
): boolean {
  const { ground, components } = situation;
  const terrain = ground.terrainAt[hex] ?? null;
  if (terrain === null || components.charts.movement.terrain[terrain] === null) return false;
  if (isBeyondGrounds(situation, units, hex)) return false;
  const region = regionOfHex(situation, hex);
  // R C
  if (isHeldFrom(situation, units, region)) return false;
  if (isShaken(situation, region) || isKeptFrom(situation, units, region)) return false;
  if (region !== null) {
    const state = regionState(situation, region);
    if (state === undefined) return isBySea && isLandingAbroad(situation, hex, player);
    return state.neutral !== true && !isForbidden(situation, state.player, player, from);
  }
  const owner = ground.map.areas[ground.areaAt[hex] ?? NONE]?.region ?? null;
  if (owner === null) return true;
  return isSatrapy(owner) && units.length > 0 && units.every(({ home }) => home === owner);
}

/**
 * Returns the units of a player that are with a piece: on the same side of masked walls, or all units in the place if
 * it is not masked.
 */
export function companionsAt(
  situation: Situation,
  hex: HexCode,
  player: PlayerId,
  isInside: boolean,
): readonly UnitInfo[] {
  const units = unitsAt(situation, hex, { player });
  if (!isHemmedIn(situation, hex, campOf(player))) return units;
  return units.filter(({ code }) => situation.unitIs(code, INSIDE) === isInside);
}

/** Returns whether a player commands a unit. */
export const isUnitOf = (situation: Situation, player: PlayerId, { code }: UnitInfo): boolean =>
  commanderOf(situation, code) === player;
