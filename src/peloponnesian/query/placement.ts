/** R 7.3, 7.8.5: placing and withdrawing units and leaders. */
import type { HexCode } from '../../core/hex/index.js';
import type { CityFact } from '../data/shape/map.js';
import type { SeaCode } from '../geometry/ground.js';
import { seaNumbered } from '../geometry/names.js';
import { memo } from '../table/memo.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import { REGIONS, type Camp, type PlayerId, type RegionId } from '../vocabulary.js';
import { isGeneral } from './leaders.js';
import { buildsLongWalls } from './long-walls.js';
import { campOf, friendOfCity, hasRising, holderOfRegion, regionOfCity, stateOfCity, unitsFrom } from './owners.js';
import { hexNamed, leadersAt, unitsAt } from './presence.js';

/**
 * Returns whether pieces of a camp can be placed and withdrawn in a city. It must be friendly and not besieged; it may
 * be masked (R 7.3.2, 10.2.3, 10.4).
 */
export function isOpenTo(situation: Situation, city: CityFact, camp: Camp): boolean {
  const { destroyed, siege } = stateOfCity(situation, city.id);
  return destroyed !== true && siege === undefined && friendOfCity(situation, city) === camp;
}

/** A city in which pieces can be placed and withdrawn, and its hex. */
export interface OpenCity {
  readonly city: CityFact;
  readonly hex: HexCode;
  readonly region: RegionId | null;
}

/** Returns the cities in which pieces of a camp can be placed and withdrawn, in the order of the map. */
export const citiesOpenTo: (situation: Situation, camp: Camp) => readonly OpenCity[] = memo(
  { forSide: true, on: ['control', 'sites'] },
  function citiesOpen(situation, camp) {
    return situation.ground.map.cities
      .filter((city) => isOpenTo(situation, city, camp))
      .map((city) => ({ city, hex: hexNamed(situation, city.hex), region: regionOfCity(situation, city) }));
  },
);

/** Returns the cities of a region in which pieces of a player can be placed and withdrawn (R 7.3.3). */
export const openCities = (situation: Situation, region: RegionId, player: PlayerId): readonly OpenCity[] =>
  citiesOpenTo(situation, campOf(player)).filter((open) => open.region === region);

/** Returns the regions that a player controls, in the order of the rulebook. */
export const regionsHeldBy = (situation: Situation, player: PlayerId): readonly RegionId[] =>
  REGIONS.filter((region) => holderOfRegion(situation, region) === player);

/** Returns whether a region is active: its Militance is high enough to place its units (R 4.2). */
export const isActive = ({ regions, components }: Situation, region: RegionId): boolean =>
  (regions[region]?.militance ?? 0) >= components.charts.levels.active;

/**
 * Returns the sea area of a city's port, or the first one along the coast if a base makes it a port. Returns
 * `undefined` if the city is not a port (R 7.6.3 c, ruling Q35).
 */
export function harbourOf(situation: Situation, { port, hex }: CityFact, player: PlayerId): SeaCode | undefined {
  const { ground, bases } = situation;
  if (port !== null) return seaNumbered(ground.map, port);
  const base = bases[hex];
  return base !== undefined && campOf(base) === campOf(player)
    ? ground.coastAt[hexNamed(situation, hex)]?.[0]
    : undefined;
}

/** Returns whether a unit can be in a city: fleets need a port (ruling Q35). */
export const mayLieIn = (situation: Situation, { isLand }: UnitInfo, city: CityFact, player: PlayerId): boolean =>
  isLand || harbourOf(situation, city, player) !== undefined;

/**
 * Returns whether a unit may be placed in an open city of its region: it can be there, and no helots have risen (R C).
 */
export const mayBePlacedIn = (situation: Situation, unit: UnitInfo, city: CityFact, player: PlayerId): boolean =>
  !hasRising(situation, city) && mayLieIn(situation, unit, city, player);

/** Returns the first unit of each home, type and morale. */
export function firstOfEachKind(units: readonly UnitInfo[]): readonly UnitInfo[] {
  const seen = new Set<number>();
  return units.filter(({ kind }) => {
    const isNew = !seen.has(kind);
    seen.add(kind);
    return isNew;
  });
}

/**
 * Returns the units in a city that can be withdrawn, one of each kind. Units that build Long Walls are all listed
 * (R 7.6.5).
 */
export function firstToWithdraw(situation: Situation, units: readonly UnitInfo[]): readonly UnitInfo[] {
  const builders = units.filter(({ code }) => buildsLongWalls(situation, code));
  return [...firstOfEachKind(units.filter((unit) => !builders.includes(unit))), ...builders];
}

/** Returns the units of a region in its Force Pool. */
export const unitsInPool = (situation: Situation, region: RegionId): readonly UnitInfo[] =>
  unitsFrom(situation, region).filter(({ code }) => situation.placeOfUnit(code) === situation.places.trays.forcePool);

/** Returns the units of a region inside the city of a hex. */
export const unitsOfRegionIn = (situation: Situation, region: RegionId, hex: HexCode): readonly UnitInfo[] =>
  unitsAt(situation, hex, { inside: true }).filter(({ home }) => home === region);

/**
 * Returns the leaders of a player inside the city of a hex who can return to a Force Pool. Persian generals cannot
 * (ruling R59).
 */
export const leadersToWithdraw = (situation: Situation, player: PlayerId, hex: HexCode): readonly LeaderInfo[] =>
  leadersAt(situation, hex, { player, inside: true }).filter((leader) => !isGeneral(leader));

/** Returns the leaders of a player in the Force Pool of a region. */
export const leadersInPool = (situation: Situation, player: PlayerId, region: RegionId): readonly LeaderInfo[] =>
  leadersAt(situation, situation.places.trays.forcePool, { player }).filter(
    ({ code }) => situation.poolOfLeader(code) === region,
  );
