/** R 17.7: retreats of losers. */
import { coastsOfSeas, hexesBeside, seasBeside } from '../geometry/beside.js';
import type { HexCode } from '../../core/hex/index.js';
import type { BattleFrame, Party, RetreatFrame } from '../frame/combat.js';
import { NONE, type SeaCode } from '../geometry/ground.js';
import { seaNumbered } from '../geometry/names.js';
import { isHex, seaAt, type PlaceCode } from '../table/places.js';
import type { UnitInfo } from '../table/roster.js';
import { INSIDE, NOBODY, type Situation } from '../table/situation.js';
import { type Camp, type HexId, type PlayerId } from '../vocabulary.js';
import { seaArea } from './areas.js';
import { placeNamed } from './by-id.js';
import { isPort } from './movement.js';
import { campOf, cityIn, isRegion, playerOfUnit, regionState } from './owners.js';
import { isBeyondGrounds } from './persia.js';
import { leaderNamed, unitsNamed } from './pieces.js';
import { enemyOf, leadersAt, masterOfCity, unitsAt } from './presence.js';
import { isSatrapy } from './satraps.js';

/** A destination of a retreat. */
export interface Refuge {
  readonly place: PlaceCode;
  /** Whether they retreat into the city or fort. */
  readonly inside: boolean;
}

/** The parts of a battle or a retreat that decide where the losers may go. */
export type Ways = Pick<RetreatFrame, 'at' | 'from' | 'landed' | 'element' | 'way' | 'player'>;

/** Returns the retreat conditions of one side of a battle. */
export const waysOf = ({ at, from, landed, element, ...sides }: BattleFrame, side: 'attacker' | 'defender'): Ways => ({
  at,
  from,
  landed,
  element,
  way: sides[side].way,
  player: sides[side].player,
});

/** Returns whether units of a camp can go into a city or fort of a hex. Fleets need a port (R 18.4). */
export function hasShelter(situation: Situation, hex: HexCode, camp: Camp, forFleets: boolean): boolean {
  if (forFleets && !isPort(situation, hex, camp)) return false;
  const city = cityIn(situation, hex);
  if (city !== undefined) return masterOfCity(situation, city) === camp;
  const fort = situation.forts[situation.places.ids[hex] as HexId];
  return fort !== undefined && campOf(fort.by) === camp;
}

/**
 * Returns whether a hex has no enemy unit and no city that is not friendly (R 17.7.1). Closed lands of an ally do not
 * matter (ruling Q212).
 */
function isFree(situation: Situation, hex: HexCode, camp: Camp): boolean {
  if (unitsAt(situation, hex, { camp: enemyOf(camp) }).length > 0) return false;
  const city = cityIn(situation, hex);
  return city === undefined || masterOfCity(situation, city) === camp;
}

/**
 * Returns whether land units can be in a hex at all: passable, and in a region in play that is not neutral, in Persia,
 * or on an uninhabited island (R 22.4.2, 23.2.3).
 */
function isPassable(situation: Situation, hex: HexCode): boolean {
  const { ground, components } = situation;
  const terrain = ground.terrainAt[hex] ?? null;
  const area = ground.map.areas[ground.areaAt[hex] ?? NONE];
  if (terrain === null || area === undefined || components.charts.movement.terrain[terrain] === null) return false;
  const { region } = area;
  if (region === null || isSatrapy(region)) return true;
  const state = isRegion(region) ? regionState(situation, region) : undefined;
  return state !== undefined && state.neutral !== true;
}

/**
 * Returns whether a unit may retreat to a place that others may enter. Only units of a satrapy may retreat into Persia,
 * and its troops stay in their lands (R 1.2, C).
 */
function mayFleeTo(situation: Situation, { place }: Refuge, unit: UnitInfo): boolean {
  if (!isHex(situation.places, place)) return true;
  const { ground } = situation;
  const region = ground.map.areas[ground.areaAt[place] ?? NONE]?.region ?? null;
  return (!isSatrapy(region) || region === unit.home) && !isBeyondGrounds(situation, [unit], place);
}

const refugeIn = (situation: Situation, hex: HexCode, camp: Camp, forFleets = false): Refuge => ({
  place: hex,
  inside: hasShelter(situation, hex, camp, forFleets),
});

/**
 * Returns the adjacent hexes into which a camp's land units may retreat. The hex from which they are attacked is not
 * one, as in the second example of R 17.10.
 */
function refugesAshore(situation: Situation, hex: HexCode, camp: Camp, attackedFrom: PlaceCode): readonly Refuge[] {
  return (hexesBeside(situation.ground)[hex] ?? [])
    .filter((next) => next !== attackedFrom && isPassable(situation, next) && isFree(situation, next, camp))
    .map((next) => refugeIn(situation, next, camp));
}

/**
 * Returns the coastal hexes of a sea area in which a camp may land. Nothing lands at a city without a port (R 18.4).
 */
function coastsOf(situation: Situation, sea: SeaCode, camp: Camp): readonly Refuge[] {
  const { ground } = situation;
  const found: Refuge[] = [];
  for (const hex of coastsOfSeas(ground)[sea] ?? []) {
    if (!isPassable(situation, hex) || !isFree(situation, hex, camp)) continue;
    const city = cityIn(situation, hex);
    const port = city?.port ?? null;
    if (port !== null && port !== ground.map.seas[sea]?.id) continue;
    const refuge = refugeIn(situation, hex, camp, true);
    if (city === undefined || refuge.inside) found.push(refuge);
  }
  return found;
}

/** Returns the sea areas, other than enemy ones, to which fleets in a place can go (R 17.7.1). */
function refugesAtSea(situation: Situation, place: PlaceCode, camp: Camp): readonly Refuge[] {
  const { places, ground } = situation;
  const sea = seaAt(places, place);
  const port = sea === undefined ? (cityIn(situation, place)?.port ?? null) : null;
  const beside =
    sea !== undefined
      ? (seasBeside(ground)[sea] ?? [])
      : port !== null
        ? [seaNumbered(ground.map, port)]
        : (ground.coastAt[place] ?? []);
  return beside
    .filter((next) => seaArea(situation, next, camp) !== 'enemy')
    .map((next) => ({ place: places.firstSea + next, inside: false }));
}

/** Returns where a defender may go (R 17.7.1 b). */
function refugesAround(
  situation: Situation,
  { at, from, element }: Ways,
  { code, isLand }: UnitInfo,
  camp: Camp,
): readonly Refuge[] {
  const place = placeNamed(situation, at);
  if (element === 'sea') {
    const sea = seaAt(situation.places, place);
    return [...refugesAtSea(situation, place, camp), ...(sea === undefined ? [] : coastsOf(situation, sea, camp))];
  }
  // Units beaten inside a city must leave it.
  const isInside = situation.unitIs(code, INSIDE);
  const own = !isInside && hasShelter(situation, place, camp, !isLand) ? [{ place, inside: true }] : [];
  return [
    ...own,
    ...(isLand
      ? refugesAshore(situation, place, camp, placeNamed(situation, from))
      : refugesAtSea(situation, place, camp)),
  ];
}

/** Returns the coastal hexes adjacent to a hex where attackers have landed (R 17.7.7). */
function coastsBeside(situation: Situation, hex: HexCode, sea: SeaCode, camp: Camp): readonly Refuge[] {
  const { grid } = situation.ground;
  const next = grid.neighbours(hex);
  return coastsOf(situation, sea, camp).filter(({ place }) => next.includes(place));
}

/**
 * Returns where an attacker may go: where it came from, or like a defender if enemies have come there meanwhile
 * (R 17.7.7, 17.7.8, 17.7.1 a).
 */
function refugesBack(situation: Situation, ways: Ways, unit: UnitInfo, camp: Camp): readonly Refuge[] {
  const { places } = situation;
  const [start, place] = [placeNamed(situation, ways.from), placeNamed(situation, ways.at)];
  if (start === place) return refugesAround(situation, ways, unit, camp);
  const sea = seaAt(places, start);
  if (sea !== undefined) {
    const ships: Refuge = { place: start, inside: false };
    return ways.landed && unit.isLand && isHex(places, place)
      ? [ships, ...coastsBeside(situation, place, sea, camp)]
      : [ships];
  }
  const isTaken = unitsAt(situation, start, { camp: enemyOf(camp), inside: false }).length > 0;
  return isTaken ? refugesAround(situation, ways, unit, camp) : [refugeIn(situation, start, camp, !unit.isLand)];
}

/**
 * Returns where a unit of a side may retreat, whatever other units do. An empty list means that it cannot retreat
 * (R 17.7.4).
 */
export const refugesOf = (situation: Situation, ways: Ways, unit: UnitInfo): readonly Refuge[] =>
  refugesBy(situation, ways, unit).filter((refuge) => mayFleeTo(situation, refuge, unit));

/** Returns where a unit may retreat by the retreat way of its side. */
function refugesBy(situation: Situation, ways: Ways, unit: UnitInfo): readonly Refuge[] {
  const camp = campOf(playerOfUnit(situation, unit.code));
  const place = placeNamed(situation, ways.at);
  switch (ways.way) {
    case 'nowhere':
      return [];
    case 'stay':
      return [{ place, inside: false }];
    case 'inside':
      return [{ place, inside: true }];
    case 'back':
      return refugesBack(situation, ways, unit, camp);
    case 'anywhere':
      return refugesAround(situation, ways, unit, camp);
  }
}

/** Returns how many fleets are needed to carry some units (R 16.7.2). */
export function fleetsFor({ components }: Situation, units: readonly UnitInfo[]): number {
  const { carried } = components.charts.movement;
  return Math.ceil(units.reduce((sum, { type }) => (type === 'fleet' ? sum : sum + 1 / carried[type]), 0));
}

/** Returns whether fleets can carry some units back to sea (R 17.4.4). */
const fitAboard = (situation: Situation, units: readonly UnitInfo[], fleets: readonly UnitInfo[]): boolean =>
  fleetsFor(situation, units) <= fleets.length;

/**
 * Returns the fleets of a camp, allies included, that have landed troops and wait for them outside any leader's stack
 * (R 17.4.4, 24.5).
 */
export function waitingShips(situation: Situation, place: PlaceCode, camp: Camp): readonly UnitInfo[] {
  return unitsAt(situation, place, { camp, land: false }).filter(({ code }) => situation.leaderOver(code) === NOBODY);
}

/** Returns whether a refuge is at sea. */
const isAtSea = ({ places }: Situation, { place }: Refuge): boolean => seaAt(places, place) !== undefined;

/**
 * Returns whether a unit can retreat with the fleets of its side, in addition to `others` that retreat before it
 * (R 17.4.4, 17.7.7).
 */
export function canRetreat(
  situation: Situation,
  ways: Ways,
  unit: UnitInfo,
  others: readonly UnitInfo[],
  fleets: readonly UnitInfo[],
): boolean {
  const refuges = refugesOf(situation, ways, unit);
  if (!unit.isLand || ways.element === 'sea') return refuges.length > 0;
  const landUnits = [...others.filter(({ isLand }) => isLand), unit];
  return refuges.some((refuge) => {
    if (!isAtSea(situation, refuge)) return true;
    return fitAboard(situation, landUnits, [...fleets, ...waitingShips(situation, refuge.place, campOf(ways.player))]);
  });
}

/**
 * Returns whether a party may stand in a place: a second unit needs a leader outside of cities and forts (R 16.2.1).
 */
function hasRoom(situation: Situation, { place, inside }: Refuge, party: Party, player: PlayerId): boolean {
  if (inside || party.leaders.length > 0 || !isHex(situation.places, place)) return true;
  const camp = { camp: campOf(player), inside: false };
  const there = unitsAt(situation, place, camp).length + party.units.length;
  return there <= 1 || leadersAt(situation, place, camp).length > 0;
}

/**
 * Returns whether there are enough fleets for a party that retreats to a sea area: its own, and those that wait there
 * (R 17.7.7).
 */
function hasShips(situation: Situation, { place }: Refuge, units: readonly UnitInfo[], player: PlayerId): boolean {
  const fleets = [...waitingShips(situation, place, campOf(player)), ...units.filter(({ isLand }) => !isLand)];
  return fitAboard(situation, units, fleets);
}

/**
 * Returns where the next party of a retreat may go, all of it together. Attackers return to their hex of origin,
 * whatever pieces have come there meanwhile (R 17.7.1 a). R 16.2.1 limits the end of a move only, and crowded units
 * separate when they move (ruling R39).
 */
export function refugesOfParty(situation: Situation, frame: RetreatFrame): readonly Refuge[] {
  const [party] = frame.left;
  if (party === undefined) return [];
  const units = unitsNamed(situation, party.units);
  const [first, ...rest] = units.map((unit) => refugesOf(situation, frame, unit));
  if (first === undefined) return [];
  const isBack = frame.way === 'back' && placeNamed(situation, frame.from) !== placeNamed(situation, frame.at);
  return first
    .filter((one) =>
      rest.every((list) => list.some(({ place, inside }) => place === one.place && inside === one.inside)),
    )
    .filter((one) => {
      if (isAtSea(situation, one)) return hasShips(situation, one, units, frame.player);
      return (
        (isBack && one.place === placeNamed(situation, frame.from)) || hasRoom(situation, one, party, frame.player)
      );
    });
}

/**
 * Returns the parties that retreat together: units with a leader, and all units without a choice. Others retreat one by
 * one (R 17.7, ruling R40).
 */
export function partiesOf(
  { way, element, at, from }: Ways,
  units: readonly UnitInfo[],
  leaders: Party['leaders'],
): readonly Party[] {
  if (units.length === 0) return [];
  const idsOf = (some: readonly UnitInfo[]): Party['units'] => some.map(({ id }) => id);
  const singles = (some: readonly UnitInfo[]): readonly Party[] =>
    idsOf(some).map((id) => ({ units: [id], leaders: [] }));
  const isTogether = way === 'stay' || way === 'inside' || (way === 'back' && at !== from) || element === 'sea';
  if (isTogether && (way !== 'anywhere' || leaders.length > 0)) return [{ units: idsOf(units), leaders }];
  if (leaders.length === 0) return singles(units);
  const [ashore, fleets] = [units.filter(({ isLand }) => isLand), units.filter(({ isLand }) => !isLand)];
  if (ashore.length === 0) return [{ units: idsOf(fleets), leaders }];
  return [{ units: idsOf(ashore), leaders }, ...singles(fleets)];
}

/** Returns a party split into smaller ones, fleets first, for the case that it cannot retreat together. */
export function splitParty(situation: Situation, { units, leaders }: Party): readonly Party[] {
  const infos = [...unitsNamed(situation, units)].sort(
    (a, b) => Number(a.isLand) - Number(b.isLand) || a.code - b.code,
  );
  return infos.map(({ id }, index) => ({ units: [id], leaders: index === 0 ? leaders : [] }));
}

/** Returns the codes of some leaders. */
export const leaderCodes = (situation: Situation, leaders: Party['leaders']): readonly number[] =>
  leaders.map((id) => leaderNamed(situation, id).code);
