/** The Build stage for tests, in the Campaign Game. */
import { machine } from '../../src/peloponnesian/machine.js';
import { stepsOf, type StepId } from '../../src/peloponnesian/query/sequence.js';
import type { GameState } from '../../src/peloponnesian/state.js';
import { scenarioOf } from '../../src/peloponnesian/table/publish.js';
import type { PlayerId } from '../../src/peloponnesian/vocabulary.js';
import { started } from './table.js';

/** Returns a state in which a player builds. */
export const building = (state: GameState, player: PlayerId = 'athens'): GameState =>
  started({ ...state, stack: [{ kind: 'building', player }] });

/** Puts a state in motion at a step of its season. */
export function atStep(state: GameState, does: StepId) {
  const scenario = scenarioOf(state.options);
  const step = stepsOf({ ...state, scenario }).findIndex((each) => each.does === does);
  return machine.start({ ...state, stack: [{ kind: 'turn', step, left: null }] });
}

/** Returns a state in which the Build stage of the season begins: the first player who can build is asked. */
export const atBuildStage = (state: GameState) => atStep(state, 'building');

/** Returns a state with so many talents in each treasury. */
export const rich = (state: GameState, talents = 100): GameState => ({
  ...state,
  treasuries: { athens: talents, sparta: talents },
});
