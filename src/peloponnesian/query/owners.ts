/** R 1.2, 4.4: the owners of pieces, regions and places. */
import type { CityFact, MapFacts } from '../data/shape/map.js';
import { derived, here } from '../../core/board/index.js';
import { NONE, type AreaCode, type CityCode } from '../geometry/ground.js';
import { areaNumbered, cityNumbered, findCityNumber } from '../geometry/names.js';
import type { HexCode } from '../../core/hex/index.js';
import type { CityState, RegionState } from '../state.js';
import { memo } from '../table/memo.js';
import type { PlaceCode } from '../table/places.js';
import type { LeaderCode, Roster, UnitCode, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import { HOMES, REGIONS, type Camp, type CityId, type HomeId, type PlayerId, type RegionId } from '../vocabulary.js';
import { courtierOf, isCourted, isSatrapy, type Court } from './satraps.js';

/** Returns the camp of a player: Athens plays the Empire, all others the League. */
export const campOf = (player: PlayerId): Camp => (player === 'athens' ? 'empire' : 'league');

export const areEnemies = (one: PlayerId, other: PlayerId): boolean => campOf(one) !== campOf(other);

const regionIds: ReadonlySet<string> = new Set(REGIONS);

/** Returns whether units come from a region, rather than from a satrapy or Sicily. */
export const isRegion = (home: HomeId): home is RegionId => regionIds.has(home);

/** The parts of a state that decide to whom units belong. */
type Homes = Pick<Situation, 'regions' | 'sicily'> & Court;

/**
 * Returns the player of the units from a home: the holder of the region. Persians serve the player of the first card of
 * their satrap (ruling Q202), and Sicilians Sparta (ruling Q214), unless Athens has won in Sicily (R 4.4.1, C).
 */
export function playerOfHome(situation: Homes, home: HomeId): PlayerId {
  const { regions, sicily } = situation;
  if (home === 'sicily') return sicily?.winner === 'empire' ? 'athens' : 'sparta';
  return (isRegion(home) ? regions[home]?.player : courtierOf(situation, home)) ?? 'sparta';
}

const unitsByHome = derived(
  ({ units }: Roster): ReadonlyMap<HomeId, readonly UnitInfo[]> =>
    new Map(HOMES.map((home) => [home, units.filter((unit) => unit.home === home)])),
);

const NO_UNITS: readonly UnitInfo[] = [];

/** Returns the units from a home, in the order of the roster. */
export const unitsFrom = ({ roster }: Situation, home: HomeId): readonly UnitInfo[] =>
  unitsByHome(roster).get(home) ?? NO_UNITS;

/** Returns the units of each player, in the order of the roster. */
const unitsByPlayer: (situation: Situation) => ReadonlyMap<PlayerId, readonly UnitInfo[]> = memo(
  { on: ['control'] },
  function unitsOfPlayers(situation) {
    const all = new Map<PlayerId, UnitInfo[]>();
    for (const unit of situation.roster.units) {
      const player = playerOfHome(situation, unit.home);
      const units = all.get(player);
      if (units === undefined) all.set(player, [unit]);
      else units.push(unit);
    }
    return all;
  },
);

/** Returns the units of a player, in the order of the roster. */
export const unitsOf = (situation: Situation, player: PlayerId): readonly UnitInfo[] =>
  unitsByPlayer(situation).get(player) ?? NO_UNITS;

/** Returns the player of each unit. */
const playersOfUnits: (situation: Situation) => readonly PlayerId[] = memo(
  { on: ['control'] },
  function players(situation) {
    return situation.roster.units.map(({ home }) => playerOfHome(situation, home));
  },
);

export const playerOfUnit = (situation: Situation, unit: UnitCode): PlayerId =>
  playersOfUnits(situation)[unit] ?? playerOfHome(situation, 'sicily');

/** Returns the state of a region, or `undefined` if it is not in play (R 22.4.2). */
export const regionState = ({ regions }: Situation, region: RegionId): RegionState | undefined => regions[region];

/** Returns the holder of a region, or `null` if it is neutral or not in play, or for land in no region (R 4.4). */
export function holderOfRegion(situation: Situation, region: RegionId | null): PlayerId | null {
  const state = region === null ? undefined : regionState(situation, region);
  return state === undefined || state.neutral === true ? null : state.player;
}

/** Returns whether a camp holds a region. No camp holds a neutral region, or land in no region (`null`). */
export function holdsRegion(situation: Situation, camp: Camp, region: RegionId | null): boolean {
  const holder = holderOfRegion(situation, region);
  return holder !== null && campOf(holder) === camp;
}

/** Returns the region of each area. */
const regionsOfAreas = derived((map: MapFacts): readonly (RegionId | null)[] =>
  map.areas.map(({ region }) => (region !== null && isRegion(region) ? region : null)),
);

/** Returns the region of an area, or `null` for Persia, foreign land and uninhabited islands. */
export const regionOfArea = ({ ground }: Situation, area: AreaCode): RegionId | null =>
  regionsOfAreas(ground.map)[area] ?? null;

/** Returns the region of a hex, or `null` outside all regions. */
export const regionOfHex = (situation: Situation, hex: HexCode): RegionId | null =>
  regionOfArea(situation, situation.ground.areaAt[hex] ?? NONE);

/** Returns the city with a code, unless it is destroyed. */
const standingCity: (situation: Situation, city: CityCode) => CityFact | undefined = memo(
  { of: 'city', on: [here('sites')] },
  function standing(situation, number) {
    const city = situation.ground.map.cities[number];
    return city === undefined || stateOfCity(situation, city.id).destroyed === true ? undefined : city;
  },
);

/** Returns the city in a hex, unless it is destroyed (R 11.1.2). */
export function cityIn(situation: Situation, hex: PlaceCode): CityFact | undefined {
  const city = situation.ground.cityAt[hex] ?? NONE;
  return city === NONE ? undefined : standingCity(situation, city);
}

const AS_PRINTED: CityState = {};

/** Returns the state of a city where it differs from the map. */
export const stateOfCity = ({ cities }: Situation, city: CityId): CityState => cities[city] ?? AS_PRINTED;

/** Returns whether helots have risen in a city (R C). */
export const hasRising = (situation: Situation, { id }: CityFact): boolean =>
  stateOfCity(situation, id).helots === true;

/** Returns the region of a city, or `null` in Persia. */
export const regionOfCity = (situation: Situation, { area }: CityFact): RegionId | null =>
  regionOfArea(situation, areaNumbered(situation.ground.map, area));

/**
 * Returns the player of a camp who owns a city: the player of the control marker, or else the holder of its region.
 * Returns `undefined` if there is none.
 */
export function playerOfCity(situation: Situation, city: CityFact, camp: Camp): PlayerId | undefined {
  const region = regionOfCity(situation, city);
  const holder = region === null ? undefined : regionState(situation, region)?.player;
  return [stateOfCity(situation, city.id).held, holder].find(
    (player) => player !== undefined && campOf(player) === camp,
  );
}

/**
 * Returns the camp to which a city is friendly, or `null` for neither: that of its control marker, otherwise that of
 * the holder of its region. In revolt it is friendly to the enemy of that holder, or to neither camp while its
 * Militance is too low (R 4.4.4, 6.5.1, ruling Q30).
 */
export const friendOfCity = (situation: Situation, { id }: CityFact): Camp | null =>
  friendOfCityNumbered(situation, cityNumber(situation, id));

/** Returns the camp to which the city with a code is friendly. */
export const friendOfCityNumbered: (situation: Situation, city: CityCode) => Camp | null = memo(
  { of: 'city', on: ['control', here('sites')] },
  function friend(situation, number) {
    const city = situation.ground.map.cities[number];
    return city === undefined ? null : findFriend(situation, city);
  },
);

function findFriend(situation: Situation, city: CityFact): Camp | null {
  const { held, revolt } = stateOfCity(situation, city.id);
  if (held !== undefined) return campOf(held);
  const region = regionOfCity(situation, city);
  if (isPersian(situation, city)) return 'league';
  const state = region === null ? undefined : regionState(situation, region);
  if (state === undefined || state.neutral === true) return abroadFriend(situation, city);
  const camp = campOf(state.player);
  if (revolt === undefined) return camp;
  if (state.militance < situation.components.charts.levels.active) return null;
  return camp === 'empire' ? 'league' : 'empire';
}

/**
 * Returns whether a city belongs to a satrap who helps the League now, so that the satrap's units can enter it (R 1.2,
 * C).
 */
function isPersian(situation: Situation, { area }: CityFact): boolean {
  const { map } = situation.ground;
  const owner = map.areas[areaNumbered(map, area)]?.region ?? null;
  return isSatrapy(owner) && isCourted(situation, owner);
}

/**
 * Returns the empire for cities outside the regions in play where Athens may land and supply troops (R 22.4.2,
 * ruling Q104).
 */
function abroadFriend({ scenario }: Situation, { id }: CityFact): Camp | null {
  const { abroad } = scenario.special;
  return abroad !== undefined && [...abroad.landing, ...abroad.supply].includes(id) ? 'empire' : null;
}

/** Returns whether a city has walls now (R 7.6.4, 11.3). */
export const isWalled = (situation: Situation, city: CityFact): boolean =>
  stateOfCity(situation, city.id).walled ?? city.walled;

/** Returns the player of a leader. Throws a `RangeError` if the leader is not in play. */
export function playerOfLeader(situation: Situation, leader: LeaderCode): PlayerId {
  const player = situation.playerOfLeader(leader);
  if (player === null) throw new RangeError(`leader ${leader} is in no player's service`);
  return player;
}

/** Returns the code of a city. */
export const cityNumber = ({ ground }: Situation, id: CityId): CityCode => cityNumbered(ground.map, id);

/** Returns the city with an id, or `undefined` if the map has none. */
export function findCity({ ground }: Situation, id: CityId): CityFact | undefined {
  const number = findCityNumber(ground.map, id);
  return number === undefined ? undefined : ground.map.cities[number];
}
