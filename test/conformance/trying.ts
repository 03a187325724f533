/** How the conformance cases of a game are tried by its tests: each case by itself, every step held to the invariants. */
import { expect } from 'vitest';
import {
  conformanceCases,
  runConformance,
  type ConformanceCase,
  type ConformanceEngine,
} from '../../src/conformance/index.js';

/** The cases of a game, with their numbers and titles. */
export const titled = (
  game: ConformanceCase['game'],
): readonly (readonly [id: string, title: string, one: ConformanceCase])[] =>
  conformanceCases(game).map((one) => [one.id, one.title, one]);

/** Holds an engine to one case: a failure shows what differs, and nothing of the case may go unchecked. */
export function passes<State>(engine: ConformanceEngine<State>, one: ConformanceCase): void {
  const [result] = runConformance(engine, [one]).results;
  expect(result?.differences).toEqual([]);
  expect(result).toMatchObject({ id: one.id, verdict: 'passed', unchecked: [] });
}

/** A step that an engine has played. */
interface Played<State> {
  readonly state: State;
  readonly events: readonly object[];
}

/** The engine, with every step that it plays held to what no step may do. */
export const heldTo = <State>(
  engine: ConformanceEngine<State>,
  sound: (before: State, step: Played<State>) => unknown,
): ConformanceEngine<State> => ({
  ...engine,
  act(state, action) {
    const done = engine.act(state, action);
    if (!('refused' in done)) sound(state, { state: done.state, events: done.events ?? [] });
    return done;
  },
});
