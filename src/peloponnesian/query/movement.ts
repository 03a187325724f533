/** R 16.1-16.3: who can move in a phase of movement, where pieces may be, and where they stack. */
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

/** What a phase of movement remembers of the pieces. */
export type Phase = Pick<MovementFrame, 'marched' | 'sailed' | 'attacks'>;

const NOTHING_YET: Phase = { marched: [], sailed: [], attacks: [] };

/** The phase of movement that is being resolved. */
export const phaseOf = (situation: Situation): Phase =>
  frameOf<GameFrame, 'movement'>(situation, 'movement') ?? NOTHING_YET;

/** R 16.3.4, 16.4.5: whether a piece takes part in an attack of this phase. */
export const isEngaged = ({ attacks }: Phase, id: PieceId): boolean =>
  attacks.some(({ attackers, targets }) => attackers.includes(id) || (targets as readonly PieceId[]).includes(id));

/** R 9.7.2, 15.1, 11.3.1: whether a unit may not move because of what it does. */
export const isTied = (situation: Situation, { code }: UnitInfo): boolean =>
  situation.unitIs(code, FORAGING) || situation.unitIs(code, RAIDING);

/** R 10.2.2 d, ruling Q187: whether land units and leaders inside the place of a hex are masked; a truce lets them out. */
export function isHemmedIn(situation: Situation, hex: HexCode, camp: Camp): boolean {
  if (isTruce(situation)) return false;
  const stronghold = strongholdIn(situation, hex);
  return stronghold?.friend === camp && isMasked(situation, stronghold);
}

/** Whether a land unit can begin a march, or join one. */
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
 * R 6.5.1, 10.2, 18.3.5: whether a hex has a city or fort that units of a camp go into: a city that is friendly to it, its own fort, or one in
 * which no enemies are.
 */
export function isShelter(situation: Situation, hex: HexCode, camp: Camp): boolean {
  const city = cityIn(situation, hex);
  if (city !== undefined) return masterOfCity(situation, city) === camp;
  const fort = situation.forts[situation.places.ids[hex] as `W${string}`];
  if (fort === undefined) return false;
  return !hasUnitsAt(situation, hex, { inside: true, camp: enemyOf(camp) });
}

/**
 * Whether the city or fort of a hex, which a camp holds, is a port, which fleets enter and attack: that of a coastal city, or one in which the
 * camp has a base (R 7.6.3, 18.4). A base of besiegers lies outside (ruling Q140).
 */
export function isPort(situation: Situation, hex: PlaceCode, holder: Camp): boolean {
  if ((cityIn(situation, hex)?.port ?? null) !== null) return true;
  const base = situation.bases[situation.places.ids[hex] as HexId];
  return base !== undefined && campOf(base) === holder;
}

/** Whether enemies stand outside of any place in a hex. */
export const hasEnemiesOutside = (situation: Situation, hex: HexCode, camp: Camp): boolean =>
  hasUnitsAt(situation, hex, { inside: false, camp: enemyOf(camp) });

/** Whether a unit is inside a place before which enemies stand, so that it cannot be set up outside to forage or raid (ruling R36). */
export function isBarredInside(situation: Situation, { code }: UnitInfo): boolean {
  const camp = campOf(playerOfUnit(situation, code));
  return situation.unitIs(code, INSIDE) && hasEnemiesOutside(situation, situation.placeOfUnit(code), camp);
}

/**
 * R 16.3.4, 16.3.5: whether units must stop in a hex, and attack or mask what is there. Whoever has come to attack in this very phase does not
 * mask yet.
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

/** R 10.2.2 c, 17.7.7: whether there is somebody to attack in the hex where units of a camp stand. */
export function hasEnemiesHere(situation: Situation, hex: HexCode, camp: Camp): boolean {
  const friend = strongholdIn(situation, hex)?.friend;
  return hasEnemiesOutside(situation, hex, camp) || (friend !== undefined && friend !== camp);
}

/** The worst odds at which an attack may be made: so many defenders to one attacker (R 17.5.1). */
const MOST_DEFENDERS = Number(ODDS[0].slice(2));

/** R 17.5.1: whether so many attackers may attack so many defenders. */
export const hasOdds = (attackers: number, defenders: number): boolean =>
  attackers > 0 && defenders <= attackers * MOST_DEFENDERS;

/** R 17.5.1, 20.2: whether so many units may attack what is in a hex; who is inside a place need not come out. */
export const mayAttack = (situation: Situation, hex: HexCode, camp: Camp, units: number): boolean =>
  !isTruce(situation) &&
  units > 0 &&
  (strongholdIn(situation, hex) !== undefined ||
    hasOdds(units, unitsAt(situation, hex, { camp: enemyOf(camp) }).length));

/** R 16.2.1: whether pieces may end their move in a hex: stacked in a friendly city or fort, with a leader, or alone. */
export function mayRest(situation: Situation, hex: HexCode, camp: Camp, { leaders, units }: Stack): boolean {
  if (units.length === 0 || leaders.length > 0) return true;
  if (isShelter(situation, hex, camp) && !hasEnemiesOutside(situation, hex, camp)) return true;
  if (leadersAt(situation, hex, { camp, inside: false }).length > 0) return true;
  const others = unitsAt(situation, hex, { camp, inside: false }).filter(({ id }) => !units.includes(id));
  return others.length + units.length <= 1;
}

/** R 16.2.1, ruling R1: whether leaders may leave a hex with these units: nobody stays behind stacked in the open. */
export function mayDepart(situation: Situation, hex: HexCode, camp: Camp, { leaders, units }: Stack): boolean {
  if (leaders.length === 0 || isShelter(situation, hex, camp)) return true;
  if (leadersAt(situation, hex, { camp }).some(({ id }) => !leaders.includes(id))) return true;
  return unitsAt(situation, hex, { camp }).filter(({ id }) => !units.includes(id)).length <= 1;
}

/** R 16.2.1: whether a leader may join a stack in a hex and go on with it: nobody stays behind stacked in the open. */
export const mayComeAlong = (
  situation: Situation,
  hex: HexCode,
  camp: Camp,
  { leaders, units }: Stack,
  { id }: LeaderInfo,
): boolean => mayDepart(situation, hex, camp, { leaders: [...leaders, id], units });

/** R 16.2.1, ruling R2: whether one unit of a stack may stay in a hex when the others go on. */
export function mayStay(situation: Situation, hex: HexCode, camp: Camp, unit: UnitInfo, stack: Stack): boolean {
  if (isShelter(situation, hex, camp)) return true;
  if (leadersAt(situation, hex, { camp }).some(({ id }) => !stack.leaders.includes(id))) return true;
  const others = unitsAt(situation, hex, { camp, inside: false }).filter(({ id }) => !stack.units.includes(id));
  return others.every(({ id }) => id === unit.id);
}

/** R 22.4.2, ruling Q104: whether a player lands units in a hex of a region that is not in play. */
function isLandingAbroad(situation: Situation, hex: HexCode, player: PlayerId): boolean {
  const city = cityIn(situation, hex)?.id;
  const { abroad } = situation.scenario.special;
  return campOf(player) === 'empire' && city !== undefined && abroad?.landing.includes(city) === true;
}

/** R 24.5, ruling R67: whether a player's lands are closed to an ally who comes from a hex; whoever is in these lands already may march on, to leave them. */
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
 * R 1.2, 22.4.2, 23.2.3: whether pieces may enter a hex at all: on passable land, in a region that is in play and not neutral, or on an
 * uninhabited island; in Persia only units of that satrapy, whose troops keep to the lands that their card names. Unrest may
 * keep units where they are, the earth may shake there, or a festival keep units at home (R C). Allies may forbid their lands (R 24.5).
 * `from`: the hex from which they march.
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

/** Units of a player in a place that are on the same side of walls that enemies mask as a piece; all of them if nobody does. */
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

/** Whether a player commands a unit. */
export const isUnitOf = (situation: Situation, player: PlayerId, { code }: UnitInfo): boolean =>
  commanderOf(situation, code) === player;
