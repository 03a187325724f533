/** Positions for tests: who stands where, whose regions and cities are, in a state that is otherwise as a scenario begins. */
import { machine } from '../../src/peloponnesian/machine.js';
import { initialState } from '../../src/peloponnesian/rules/02-setup.js';
import type { CityState, GameState, LeaderState, RegionState, UnitState } from '../../src/peloponnesian/state.js';
import type { Situation } from '../../src/peloponnesian/table/situation.js';
import type { CityId, PlayerId, RegionId, UnitId } from '../../src/peloponnesian/vocabulary.js';

/** The Campaign Game before its first stage, with an empty map: no units, leaders, bases or forts, and cities as printed. */
export const bare: GameState = {
  ...initialState({ players: 2, scenario: 'campaign' }),
  units: {},
  leaders: {},
  bases: {},
  cities: {},
};

/** Replaces the players of regions; none is neutral then. */
export function held(state: GameState, player: PlayerId, ...regions: readonly RegionId[]): GameState {
  const rows = regions.map((region): [RegionId, RegionState] => {
    const { allegiance = 10, militance = 10, multiple = 1 } = state.regions[region] ?? {};
    return [region, { player, allegiance, militance, multiple }];
  });
  return { ...state, regions: { ...state.regions, ...Object.fromEntries(rows) } };
}

export const levels = (state: GameState, region: RegionId, allegiance: number, militance: number): GameState => {
  const before = state.regions[region];
  if (before === undefined) throw new RangeError(`${region} is not in play`);
  return { ...state, regions: { ...state.regions, [region]: { ...before, allegiance, militance } } };
};

/** Puts units in places. */
export const units = (state: GameState, rows: Readonly<Record<UnitId, UnitState>>): GameState => ({
  ...state,
  units: { ...state.units, ...rows },
});

export const leaders = (state: GameState, rows: Readonly<Record<string, LeaderState>>): GameState => ({
  ...state,
  leaders: { ...state.leaders, ...rows },
});

export const cities = (state: GameState, rows: Readonly<Record<CityId, CityState>>): GameState => ({
  ...state,
  cities: { ...state.cities, ...rows },
});

export const situation = (state: GameState): Situation => machine.situationOf(state);

/** Destroys all large cities but some, so that these alone are sources of supply. */
export function onlySources(state: GameState, ...kept: readonly CityId[]): GameState {
  const large = situation(state).ground.map.cities.filter(({ id, size }) => size === 'large' && !kept.includes(id));
  return cities(state, Object.fromEntries(large.map(({ id }) => [id, { destroyed: true as const }])));
}
