/** Matches played again: their history, how little is played again, and what is said where it leads elsewhere. */
import * as E from 'fp-ts/lib/Either.js';
import { describe, expect, test } from 'vitest';
import {
  CHANCE,
  digest,
  matches,
  MOST_ACTIONS,
  orThrow,
  records,
  seededChance,
  type Match,
  type UnseededMatch,
} from '../../src/core/index.js';
import { matchOfUndo } from '../kit/match-of-undo.js';
import { counted, toy, type ToyTypes } from './toy.js';

const { createMatch, createMatchAt, history, load, play, save } = matches(toy);
const copyOf = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
const signed = (saved: object, changes: object) => {
  const { checksum: _, ...body } = { ...saved, ...changes } as Record<string, unknown>;
  return { ...body, checksum: digest(body) };
};
const begin = () => orThrow(createMatch({ players: 2, goal: 100_000, seed: 'again' }));
const roll = (match: Match<ToyTypes>) => orThrow(play(match, toy.legalActions(match.state)[0]!)).match;
const course = (decisions: number): Match<ToyTypes> => {
  let match = begin();
  while (match.actions.length < 2 * decisions) match = roll(match);
  return match;
};
const message = (result: E.Either<{ readonly message: string }, unknown>) =>
  E.isLeft(result) ? result.left.message : undefined;

/** A die is about to fall, for a position at which chance has the first turn. */
const falling: ToyTypes['position'] = {
  options: { players: 2, goal: 100_000 },
  score: 0,
  winner: null,
  stack: [
    { kind: 'turn', player: 'ann' },
    { kind: 'die', value: null },
  ],
};

describe('the history of a match', () => {
  test('tells what chance did first, and then each decision with what came of it', () => {
    // The source gives 0: a die of 1, which has no bonus.
    const low = { draw: () => 0 };
    const one = orThrow(createMatchAt({ position: falling }, low));
    const { match } = orThrow(play(one, { type: 'roll', player: 'bob' }, low));
    const fall = { type: 'fall', player: CHANCE, value: 1 };
    const fell = { type: 'fell', rule: 'R 2', value: 1 };
    expect(orThrow(history(match))).toEqual([
      { action: null, chance: [fall], events: [fell] },
      { action: { type: 'roll', player: 'bob' }, chance: [fall], events: [fell] },
    ]);
    expect(orThrow(history(begin()))).toEqual([{ action: null, chance: [], events: [] }]);
  });

  test('is that of its actions, which must be legal and lead to its state', () => {
    const match = course(2);
    expect(history({ ...match, state: begin().state })).toEqual(
      E.left({
        code: 'invalidInput',
        faults: [{ path: '$.state', message: 'the actions lead to another state' }],
        message: '$.state: the actions lead to another state',
      }),
    );
    expect(history({ ...match, actions: [match.actions[0]!, match.actions[0]!] })).toMatchObject({
      left: { code: 'refusedAction', index: 1 },
    });
    expect(history({ ...match, options: { players: 3 } })).toMatchObject({
      left: { code: 'invalidInput', faults: [{ path: '$.players' }] },
    });
  });
});

describe('a save says what is wrong with it', () => {
  const match = course(1);
  const saved = copyOf(save(match));

  test.each([
    ['what is none', 7, '$: expected a match, got 7'],
    ['a change', { ...saved, seed: 'other' }, '$.checksum: the match was changed after it was written'],
    [
      'chance that stands elsewhere',
      signed(saved, { chance: seededChance('again').save() }),
      '$.chance: after these actions the seed leaves chance elsewhere',
    ],
  ])('%s', (_, input, expected) => {
    expect(message(load(input))).toBe(expected);
  });

  test('a turn of chance that is left undone', () => {
    const waiting = orThrow(toy.applyAction(begin().state, match.actions[0]!)).state;
    const record = records(toy).createRecord(match.options, match.actions.slice(0, 1), waiting);
    expect(message(load(signed(saved, { record, chance: seededChance('again').save() })))).toBe(
      '$.record.actions: ends where chance has not done its part',
    );
  });
});

describe('a decision is taken back with little to play again', () => {
  test('down to none, where it was the first after the turn of chance', () => {
    const { game, applied } = counted(toy);
    const host = matches(game);
    const begun = orThrow(host.createMatchAt({ position: falling, seed: 'again' }));
    const { match } = orThrow(host.play(begun, { type: 'roll', player: 'bob' }));
    applied.count = 0;
    expect(matchOfUndo(host.undo(match))).toEqual(begun);
    expect(applied.count).toBe(0);
  });

  test('also in a match that was loaded, or read from elsewhere, of several hundred decisions', () => {
    // Every sixteenth state is kept below 512 decisions: after 286 it is that after 272, and fourteen are played again.
    const { game, applied } = counted(toy);
    const host = matches(game);
    const loaded = orThrow(host.load(copyOf(save(course(287)))));
    const before = matchOfUndo(host.undo(copyOf(course(288))))!;
    for (const match of [loaded, before]) {
      expect(match).toEqual(course(287));
      applied.count = 0;
      expect(matchOfUndo(host.undo(match))).toEqual(course(286));
      expect(applied.count).toBe(2 * 14);
    }
  });

  test('a match read from elsewhere is played on, though nothing is remembered of it', () => {
    expect(roll(copyOf(course(3)))).toEqual(course(4));
  });
});

test('a match from elsewhere is taken back up to the longest that there may be', () => {
  /** The toy without its rules: every action is carried out, and nothing comes of it. */
  const anything = matches<ToyTypes>({
    ...toy,
    simulate: (state) => ({ ...toy.simulate(state), apply: () => E.right([]), state: () => state }),
  });
  const action = { type: 'stop', player: 'ann' } as const;
  const { state } = begin();
  const match = (length: number): UnseededMatch<ToyTypes> => ({
    options: { players: 2 },
    seed: null,
    chance: null,
    state,
    actions: Array.from({ length }, () => action),
  });
  expect(matchOfUndo(anything.undo(match(MOST_ACTIONS)))?.actions).toHaveLength(MOST_ACTIONS - 1);
  expect(matchOfUndo(anything.undo(match(MOST_ACTIONS + 1)))).toBeUndefined();
});
