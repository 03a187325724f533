/** R 2, 22-29: the start of a game. */
import { components as defaultComponents } from '../data/default.js';
import type { ScenarioFact, Spot } from '../data/shape/scenario.js';
import type { MapFacts } from '../data/shape/map.js';
import type { GameOptions } from '../options.js';
import { scenarioOf } from '../table/publish.js';
import { rosterOf, type Roster } from '../table/roster.js';
import { cardsAtStart } from './02-3-dealing.js';
import type { CityState, GameState, LeaderState, RegionState, SicilyState } from '../state.js';
import type { CityId, HexId } from '../vocabulary.js';

/** Returns the hex of a place in the setup. */
function hexOf({ cities }: MapFacts, spot: Spot): HexId {
  if ('hex' in spot) return spot.hex;
  const city = cities.find(({ id }) => id === spot.city);
  if (city === undefined) throw new RangeError(`the map has no city ${spot.city}`);
  return city.hex;
}

/**
 * Returns the starting places of units that do not begin in a Build Pool: their Force Pools, Sicily, or inside places
 * on the map.
 */
function unitsAtStart(map: MapFacts, { board, special }: ScenarioFact, { units }: Roster): GameState['units'] {
  let sicilians = special.sicilianFleets?.start ?? 0;
  const spots = board.units.flatMap(({ home, units: batches, at }) =>
    batches.flatMap(({ type, morale, count }) =>
      Array.from({ length: count }, () => ({ home, type, morale, at: hexOf(map, at) })),
    ),
  );
  return Object.fromEntries(
    units
      .filter(({ begins }) => begins !== 'buildPool')
      .map(({ id, home, type, morale, begins }) => {
        if (home === 'sicily' && sicilians-- > 0) return [id, { at: 'inSicily' }];
        if (begins === 'forcePool') return [id, { at: 'forcePool' }];
        const index = spots.findIndex((spot) => spot.home === home && spot.type === type && spot.morale === morale);
        const [spot] = spots.splice(index, 1);
        if (spot === undefined) throw new RangeError(`the scenario says not where ${id} begins`);
        return [id, { at: spot.at, inside: true }];
      }),
  );
}

const leadersAtStart = (map: MapFacts, { leaders }: ScenarioFact): GameState['leaders'] =>
  Object.fromEntries(
    leaders.map(({ leader, player, at }): [string, LeaderState] => [
      leader,
      'city' in at ? { at: hexOf(map, at), player, inside: true } : { at: 'forcePool', player, pool: at.pool },
    ]),
  );

const regionsAtStart = ({ regions }: ScenarioFact): GameState['regions'] =>
  Object.fromEntries(
    regions.map(({ region, player, allegiance, militance, multiple, neutral }): [string, RegionState] => [
      region,
      { player, allegiance, militance, multiple, ...(neutral !== undefined && { neutral: true as const }) },
    ]),
  );

function citiesAtStart({ board }: ScenarioFact): GameState['cities'] {
  const cities: Record<CityId, CityState> = {};
  const change = (city: CityId, state: CityState): void => {
    cities[city] = { ...cities[city], ...state };
  };
  for (const { city, by } of board.held) change(city, { held: by });
  for (const city of board.revolts) change(city, { revolt: 0 });
  for (const city of board.destroyed) change(city, { destroyed: true });
  for (const city of board.unwalled) change(city, { walled: false });
  return cities;
}

/** Returns the Long Walls that are complete at the start. */
const longWallsAtStart = ({ longWalls }: MapFacts, { board }: ScenarioFact): GameState['longWalls'] =>
  longWalls
    .filter(({ a, b }) => !board.withoutLongWalls.some(([one, other]) => one === a && other === b))
    .map(({ a, b }) => `${a} ${b}`);

/**
 * Returns the state of the Sicilian Expedition at the start: Athens has lost, so the League can call Sicilian fleets
 * (R 27.2.1, ruling Q108).
 */
function sicilyAtStart({ special }: ScenarioFact): SicilyState | undefined {
  const fleets = special.sicilianFleets;
  return fleets && { since: null, winner: 'league', tribute: 0, fleets: fleets.most - fleets.start };
}

/** Returns the initial state of a game, before its first stage. */
export function initialState(options: GameOptions): GameState {
  const components = options.components ?? defaultComponents;
  const { map } = components;
  const scenario = scenarioOf(options);
  const { board, start } = scenario;
  const sicily = sicilyAtStart(scenario);
  const cards = cardsAtStart(options, components, scenario);
  return {
    options,
    year: start.year,
    season: start.season,
    turn: 0,
    campaignTurn: 0,
    regions: regionsAtStart(scenario),
    treasuries: scenario.treasuries,
    units: unitsAtStart(map, scenario, rosterOf(components, scenario)),
    leaders: leadersAtStart(map, scenario),
    cities: citiesAtStart(scenario),
    forts: Object.fromEntries(board.forts.map(({ by, hex }) => [hex, { by }])),
    bases: Object.fromEntries(board.bases.map(({ by, at }) => [hexOf(map, at), by])),
    longWalls: longWallsAtStart(map, scenario),
    raided: {},
    raidedThisSeason: [],
    placedBases: 0,
    ...(cards !== undefined && { cards }),
    ...(sicily !== undefined && { sicily }),
    ended: null,
    stack: [{ kind: 'turn', step: 0, left: null }],
  };
}
