/**
 * Hostile input: a game's public functions return a typed refusal and never throw, and what they accept can be played
 * on.
 */
import * as E from 'fp-ts/lib/Either.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  matches,
  orThrow,
  records,
  seededChance,
  type InvalidInput,
  type Match,
  type WholeGameTypes,
} from '../../src/core/index.js';
import { SEED } from '../seed.js';
import { damaged } from './malformed.js';
import { matchOfUndo } from './match-of-undo.js';
import { choose, pick, walk, type ConformanceKit } from './walk.js';

export interface FuzzSettings {
  /** The number of damaged values for each function. */
  readonly runs?: number;
  readonly seed?: number;
  /** The number of actions played from an accepted state. */
  readonly playOn?: number;
}

const DEFAULTS = { runs: 400, seed: SEED, playOn: 12 } as const satisfies Required<FuzzSettings>;

/** Valid values that are damaged. */
interface Samples<G extends WholeGameTypes> {
  readonly options: readonly G['options'][];
  readonly states: readonly G['state'][];
  readonly actions: readonly G['action'][];
  readonly positions: readonly unknown[];
  readonly records: readonly unknown[];
  readonly saved: readonly unknown[];
  readonly matches: readonly unknown[];
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

function samplesOf<G extends WholeGameTypes>(kit: ConformanceKit<G>, seed: number): Samples<G> {
  const { game } = kit;
  const { createRecord } = records(game);
  const { createMatch, play, save } = matches(game);
  const players = kit.playerCounts.at(-1) ?? 2;
  const states: G['state'][] = [];
  const actions: G['action'][] = [];
  const early: G['action'][] = [];
  let at: G['state'] | undefined;
  const whole = walk(kit, players, seed, ({ index, before, action, after, taste }) => {
    if (index < 30) {
      early.push(action);
      at = after;
    }
    if (index < 3 || taste.draw(25) === 0) {
      states.push(plain(before));
      actions.push(plain(action));
    }
  });
  states.push(plain(whole.state));
  const taste = seededChance(`fuzz ${seed}`);
  let match = orThrow(createMatch({ ...kit.options(players), seed: 'fuzz' }));
  for (let turn = 0; turn < 5; turn++) match = orThrow(play(match, pick(game.legalActions(match.state), taste))).match;
  return {
    options: kit.playerCounts.map((count) => plain(kit.options(count))),
    states,
    actions,
    positions: states.map((state) => plain(game.toPosition(state))),
    records: [plain(createRecord(whole.options, early, at ?? whole.state))],
    saved: [plain(save(match))],
    matches: [{ ...plain(match), state: null, chance: null }],
  };
}

/** A refusal of input names every fault with its place. */
const isInvalidInput = (left: InvalidInput): void => {
  expect(left.code).toBe('invalidInput');
  expect(left.faults.length).toBeGreaterThan(0);
  for (const { path, message } of left.faults) {
    expect(path).toMatch(/^\$/);
    expect(message).not.toBe('');
  }
};

/** Declares the fuzz suite of a game. */
export function fuzzSuite<G extends WholeGameTypes>(
  name: string,
  kit: ConformanceKit<G>,
  settings: FuzzSettings = {},
): void {
  const { runs, seed, playOn } = { ...DEFAULTS, ...settings };
  const { game } = kit;
  const samples = samplesOf(kit, seed);
  const { replay } = records(game);
  const { createMatch, play, undo, load } = matches(game);

  const forDamaged = (sound: readonly unknown[], property: (input: unknown) => void): void =>
    fc.assert(fc.property(damaged(sound), property), { numRuns: runs, seed, endOnFailure: true });

  function goesOn(start: G['state']): void {
    const chance = seededChance('on');
    let state = start;
    for (let step = 0; step < playOn && game.actors(state).length > 0; step++) {
      expect(game.legalActions(state).length, 'an accepted state in which nothing can be done').toBeGreaterThan(0);
      state = orThrow(game.applyAction(state, choose(kit, state, chance))).state;
    }
    for (const player of game.players(state)) game.sampleState(game.viewFor(state, player), chance);
  }
  const accepts = (answer: E.Either<InvalidInput, G['state']>) =>
    E.isLeft(answer) ? isInvalidInput(answer.left) : goesOn(answer.right);

  describe(`${name}, hostile input`, () => {
    it('decode.options refuses or reads', () =>
      forDamaged(samples.options, (input) => {
        const read = game.decode.options(input);
        if (E.isLeft(read)) isInvalidInput(read.left);
      }));
    it('createGame refuses or begins', () =>
      forDamaged(samples.options, (input) => accepts(game.createGame(input as G['options']))));
    it('createMatch refuses or begins', () =>
      forDamaged(
        samples.options.map((options) => ({ ...options, seed: 'x' })),
        (input) => {
          const created = createMatch(input as G['options'] & { readonly seed: string });
          if (E.isLeft(created)) isInvalidInput(created.left);
          else goesOn(created.right.state);
        },
      ));
    it('decode.action refuses or reads', () =>
      forDamaged(samples.actions, (input) => {
        const read = game.decode.action(input);
        if (E.isLeft(read)) isInvalidInput(read.left);
      }));
    it('decode.state refuses, or returns a state that can be played on', () =>
      forDamaged(samples.states, (input) => accepts(game.decode.state(input))));
    it('fromPosition refuses, or returns a state that can be played on', () =>
      forDamaged(samples.positions, (input) => accepts(game.fromPosition(input))));
    it('applyAction and explainAction refuse with code and rule', () =>
      samples.states.forEach((state, index) =>
        fc.assert(
          fc.property(damaged(samples.actions.slice(index, index + 1).concat(samples.actions[0] ?? [])), (input) => {
            const action = input as G['action'];
            const step = game.applyAction(state, action);
            const simulated = game.simulate(state).apply(action);
            expect(E.isLeft(simulated)).toBe(E.isLeft(step));
            if (E.isRight(step)) return;
            expect(step.left).toMatchObject({
              code: expect.any(String),
              rule: expect.stringMatching(/^(R|ruling) \S/),
              message: expect.any(String),
            });
            expect(game.explainAction(state, action)).toEqual(step.left);
          }),
          { numRuns: Math.ceil(runs / samples.states.length), seed, endOnFailure: true },
        ),
      ));
    it('replay refuses records that were changed', () =>
      forDamaged(samples.records, (input) => {
        const answer = replay(input);
        if (E.isLeft(answer)) expect(answer.left.message).not.toBe('');
      }));
    it('undo refuses what was changed, or returns a match with legal actions', () =>
      forDamaged(samples.matches, (input) => {
        const before = matchOfUndo(undo(input as Match<G>));
        if (before !== undefined) expect(game.legalActions(before.state).length).toBeGreaterThan(0);
      }));
    it('load refuses matches that were changed, or returns one that can be played on', () =>
      forDamaged(samples.saved, (input) => {
        const answer = load(input);
        if (E.isLeft(answer)) expect(answer.left.message).not.toBe('');
        else orThrow(play(answer.right, game.legalActions(answer.right.state)[0] as G['action']));
      }));
  });
}
