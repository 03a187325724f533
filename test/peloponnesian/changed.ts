/** States of tests with single pieces and levels changed. */
import type { GameState, LeaderState, RegionState, UnitState } from '../../src/peloponnesian/state.js';
import type { LeaderId, RegionId, UnitId } from '../../src/peloponnesian/vocabulary.js';

/** Puts units somewhere. */
export const withUnits = (state: GameState, units: Readonly<Record<UnitId, UnitState>>): GameState => ({
  ...state,
  units: { ...state.units, ...units },
});

/** Puts leaders somewhere. */
export const withLeaders = (state: GameState, leaders: Readonly<Record<LeaderId, LeaderState>>): GameState => ({
  ...state,
  leaders: { ...state.leaders, ...leaders },
});

/** Changes a region that is in play. */
export function withRegion(state: GameState, region: RegionId, change: Partial<RegionState>): GameState {
  const before = state.regions[region];
  if (before === undefined) throw new RangeError(`${region} is not in play`);
  return { ...state, regions: { ...state.regions, [region]: { ...before, ...change } } };
}
