/** R 1.2, 4.4: whose pieces, regions and places are. */
import type { CityFact, MapFacts } from '../data/shape/map.js';
import { derived } from '../../core/board/index.js';
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

/** The camp of a player: Athens plays the Empire, all others the League. */
export const campOf = (player: PlayerId): Camp => (player === 'athens' ? 'empire' : 'league');

export const areEnemies = (one: PlayerId, other: PlayerId): boolean => campOf(one) !== campOf(other);

const regionIds: ReadonlySet<string> = new Set(REGIONS);

/** Whether units come from a region, and not from a satrapy or from Sicily. */
export const isRegion = (home: HomeId): home is RegionId => regionIds.has(home);

/** What tells whose the units of a home are. */
type Homes = Pick<Situation, 'regions' | 'sicily'> & Court;

/**
 * R 4.4.1, C: returns the player of the units from a home: whoever holds the region; Persians serve the player who has played the first card of
 * their satrap (ruling Q202), and Sicilians Sparta (ruling Q214), unless Athens has won in Sicily.
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

/** The units from a home, in the order of the roster. */
export const unitsFrom = ({ roster }: Situation, home: HomeId): readonly UnitInfo[] =>
  unitsByHome(roster).get(home) ?? NO_UNITS;

/** Returns by player their units, in the order of the roster. */
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

/** The units of a player, in the order of the roster. */
export const unitsOf = (situation: Situation, player: PlayerId): readonly UnitInfo[] =>
  unitsByPlayer(situation).get(player) ?? NO_UNITS;

/** Returns by unit its player. */
const playersOfUnits: (situation: Situation) => readonly PlayerId[] = memo(
  { on: ['control'] },
  function players(situation) {
    return situation.roster.units.map(({ home }) => playerOfHome(situation, home));
  },
);

export const playerOfUnit = (situation: Situation, unit: UnitCode): PlayerId =>
  playersOfUnits(situation)[unit] ?? playerOfHome(situation, 'sicily');

/** A region that is in play; `undefined` for any other (R 22.4.2). */
export const regionState = ({ regions }: Situation, region: RegionId): RegionState | undefined => regions[region];

/** Returns who holds a region; `null`: it is neutral, or not in play, or land that is in none (R 4.4). */
export function holderOfRegion(situation: Situation, region: RegionId | null): PlayerId | null {
  const state = region === null ? undefined : regionState(situation, region);
  return state === undefined || state.neutral === true ? null : state.player;
}

/** Whether a camp holds a region. Neutral ones, and land that is in none (`null`), are nobody's. */
export function holdsRegion(situation: Situation, camp: Camp, region: RegionId | null): boolean {
  const holder = holderOfRegion(situation, region);
  return holder !== null && campOf(holder) === camp;
}

/** Returns the region of each area. */
const regionsOfAreas = derived((map: MapFacts): readonly (RegionId | null)[] =>
  map.areas.map(({ region }) => (region !== null && isRegion(region) ? region : null)),
);

/** The region of an area; `null` for Persia, foreign land and uninhabited islands. */
export const regionOfArea = ({ ground }: Situation, area: AreaCode): RegionId | null =>
  regionsOfAreas(ground.map)[area] ?? null;

/** The region in which a hex lies; `null` outside of regions. */
export const regionOfHex = (situation: Situation, hex: HexCode): RegionId | null =>
  regionOfArea(situation, situation.ground.areaAt[hex] ?? NONE);

/** Returns the city of a number, unless it is destroyed. */
const standingCity: (situation: Situation, city: CityCode) => CityFact | undefined = memo(
  { of: 'city', on: ['control'] },
  function standing(situation, number) {
    const city = situation.ground.map.cities[number];
    return city === undefined || stateOfCity(situation, city.id).destroyed === true ? undefined : city;
  },
);

/** The city in a hex, unless it is destroyed (R 11.1.2). */
export function cityIn(situation: Situation, hex: PlaceCode): CityFact | undefined {
  const city = situation.ground.cityAt[hex] ?? NONE;
  return city === NONE ? undefined : standingCity(situation, city);
}

const AS_PRINTED: CityState = {};

/** What of a city differs from the map. */
export const stateOfCity = ({ cities }: Situation, city: CityId): CityState => cities[city] ?? AS_PRINTED;

/** R C: whether helots have risen in a city. */
export const hasRising = (situation: Situation, { id }: CityFact): boolean =>
  stateOfCity(situation, id).helots === true;

/** The region of a city; `null` in Persia. */
export const regionOfCity = (situation: Situation, { area }: CityFact): RegionId | null =>
  regionOfArea(situation, areaNumbered(situation.ground.map, area));

/** Returns the player of a camp whose city it is: of the control marker, or else the holder of its region; `undefined`: there is none. */
export function playerOfCity(situation: Situation, city: CityFact, camp: Camp): PlayerId | undefined {
  const region = regionOfCity(situation, city);
  const holder = region === null ? undefined : regionState(situation, region)?.player;
  return [stateOfCity(situation, city.id).held, holder].find(
    (player) => player !== undefined && campOf(player) === camp,
  );
}

/**
 * R 4.4.4, 6.5.1: to which camp a city is friendly: to that of its control marker; in revolt to the enemy of the holder of its region, or to
 * nobody as long as the Militance there is too low (ruling Q30); otherwise to the holder. `null`: to nobody.
 */
export const friendOfCity = (situation: Situation, { id }: CityFact): Camp | null =>
  friendOfCityNumbered(situation, cityNumber(situation, id));

/** Returns to which camp the city of a number is friendly. */
export const friendOfCityNumbered: (situation: Situation, city: CityCode) => Camp | null = memo(
  { of: 'city', on: ['control'] },
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

/** R 1.2, C: whether a city is that of a satrap who helps the League now, and that his units enter. */
function isPersian(situation: Situation, { area }: CityFact): boolean {
  const { map } = situation.ground;
  const owner = map.areas[areaNumbered(map, area)]?.region ?? null;
  return isSatrapy(owner) && isCourted(situation, owner);
}

/** R 22.4.2, ruling Q104: cities outside of the regions in play where Athens lands and supplies troops are friendly to it. */
function abroadFriend({ scenario }: Situation, { id }: CityFact): Camp | null {
  const { abroad } = scenario.special;
  return abroad !== undefined && [...abroad.landing, ...abroad.supply].includes(id) ? 'empire' : null;
}

/** Whether a city has walls now (R 7.6.4, 11.3). */
export const isWalled = (situation: Situation, city: CityFact): boolean =>
  stateOfCity(situation, city.id).walled ?? city.walled;

/** The player of a leader; a fault if he is of nobody's yet. */
export function playerOfLeader(situation: Situation, leader: LeaderCode): PlayerId {
  const player = situation.playerOfLeader(leader);
  if (player === null) throw new RangeError(`leader ${leader} is in no player's service`);
  return player;
}

/** The number of a city. */
export const cityNumber = ({ ground }: Situation, id: CityId): CityCode => cityNumbered(ground.map, id);

/** A city by its id; `undefined`: the map has none. */
export function findCity({ ground }: Situation, id: CityId): CityFact | undefined {
  const number = findCityNumber(ground.map, id);
  return number === undefined ? undefined : ground.map.cities[number];
}
