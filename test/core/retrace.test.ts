import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import { isKept } from '../../src/core/checkpoint.js';
import { CHANCE, matches, orThrow, sameJson } from '../../src/core/index.js';
import { origin, retrace, type Retraced } from '../../src/core/retrace.js';
import { toy, type ToyState, type ToyTypes } from './toy.js';

const options = { players: 2, goal: 100_000 };
const { createMatch, play } = matches(toy);
const DECISIONS = 1_100;

/** A long match; the state before each decision is that after two actions for each one before it. */
const match = (() => {
  let current = orThrow(createMatch({ ...options, seed: 'retraced' }));
  for (let decision = 0; decision < DECISIONS; decision++)
    current = orThrow(play(current, toy.legalActions(current.state)[0]!)).match;
  return current;
})();
const start = orThrow(origin(toy, { options }, 'retraced'));
/** The match played again up to so many decisions, from its start or from a checkpoint. */
function again(decisions: number, from = start, earlier: Retraced<ToyState>['checkpoints'] = []) {
  const retraced = retrace(toy, from, earlier, match.actions, 2 * decisions, decisions);
  if (E.isLeft(retraced)) throw new Error(`halted at ${retraced.left.index}`);
  return retraced.right;
}
const kept = (now: number) =>
  Array.from({ length: now + 1 }, (_, decisions) => decisions).filter((d) => isKept(d, now));

describe('actions played again', () => {
  test('lead to the state and the dice that they led to', () => {
    const { end } = again(DECISIONS);
    expect(end).toEqual({
      decisions: DECISIONS,
      actions: match.actions.length,
      state: match.state,
      chance: match.chance,
    });
    expect(Object.isFrozen(end.state) && Object.isFrozen(end.chance)).toBe(true);
  });

  test.each([0, 1, 16, 17, 33, 511, 512, 1_024, DECISIONS])('leave the checkpoints of %i decisions', (decisions) => {
    const { checkpoints } = again(decisions);
    expect(checkpoints.map((checkpoint) => checkpoint.decisions)).toEqual(kept(decisions));
    for (const checkpoint of checkpoints) expect(checkpoint).toEqual(again(checkpoint.decisions).end);
  });

  test('leave none twice, from wherever they begin', () => {
    for (const from of [0, 16, 40, 512, 1_024, 1_088]) {
      for (const to of [from, from + 1, from + 10, from + 12]) {
        const before = again(from);
        const earlier = kept(from).includes(from) ? before.checkpoints : [...before.checkpoints, before.end];
        const { checkpoints, end } = again(to, before.end, earlier);
        expect(checkpoints.map(({ decisions }) => decisions)).toEqual(
          kept(to).filter((d) => d <= from || d % 16 === 0),
        );
        expect(new Set(checkpoints.map(({ decisions }) => decisions)).size).toBe(checkpoints.length);
        expect(end).toEqual(again(to).end);
      }
    }
  });

  test('without a seed take the dice as they fell', () => {
    const open = { ...start, chance: null };
    const { end, checkpoints } = again(40, open);
    expect(end).toEqual({ ...again(40).end, chance: null });
    expect(checkpoints.every(({ chance }) => chance === null)).toBe(true);
  });

  test('without a seed begin without dice', () => {
    expect(orThrow(origin(toy, { options }, null))).toEqual({ ...start, chance: null });
  });

  test('halt at what chance would not have done, and at what the rules refuse', () => {
    const roll = { type: 'roll', player: 'ann' } as const;
    const fall = (value: number) => ({ type: 'fall', player: CHANCE, value }) as const;
    const halt = (...actions: Parameters<typeof retrace<ToyTypes>>[3]) =>
      E.swap(retrace(toy, start, [], actions, actions.length, actions.length));
    const [, fallen] = match.actions;
    const other = [1, 2, 3].map(fall).find((one) => !sameJson(one, fallen));
    expect(halt(match.actions[0]!, other!)).toEqual(E.right({ index: 1 }));
    expect(halt(roll, fallen!, roll)).toMatchObject(E.right({ index: 2, violation: { code: 'notYours' } }));
    // Chance acts where a player should: nothing can be drawn, and it is for the rules to refuse it.
    expect(halt(fall(1))).toMatchObject(E.right({ index: 0, violation: { code: 'notYours' } }));
  });
});
