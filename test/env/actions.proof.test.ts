/** The numbers of actions are a bijection, and observations can be made, in random games of every game. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actionKey, type Simulation, type WholeGameTypes } from '../../src/core/index.js';
import { actionIndex, observationSpace, type ActionIndex } from '../../src/env/index.js';
import { GAMES } from '../../src/games.js';
import { decisionsOf, withSubject, type Subject } from './playing.js';

/** The number of games for each choice of options, and of decisions in each. */
const RUNS = 2;
const MOST = 2_500;

/** Options of every number of players, and those with every option. */
const optionsOf = <G extends WholeGameTypes>({ kit }: Subject<G>): readonly G['options'][] => [
  ...kit.playerCounts.map((players) => kit.options(players)),
  kit.everyOption,
];

/** Plays random games, and calls a function at each decision. */
function inGames<G extends WholeGameTypes>(
  subject: Subject<G>,
  options: G['options'],
  look: (simulation: Simulation<G>) => void,
): void {
  fc.assert(
    fc.property(fc.integer({ min: 0 }), (seed) => {
      for (const simulation of decisionsOf(subject, options, { seed: `env ${seed}`, most: MOST })) look(simulation);
    }),
    { numRuns: RUNS },
  );
}

/** Returns the key of what an action does, whoever decides it. */
const deedOf = (action: WholeGameTypes['action']): string => actionKey({ ...action, player: '' });

/**
 * Checks the numbers of legal actions.
 *
 * @param known - what the numbers met so far do; a number is read back when it is met for the first time
 */
function expectBijection<G extends WholeGameTypes>(
  index: ActionIndex<G['action']>,
  known: Map<number, string>,
  actions: readonly G['action'][],
): void {
  const numbers = actions.map(index.encode);
  expect(new Set(numbers).size).toBe(actions.length);
  for (const action of actions) {
    const [number, deed] = [index.encode(action), deedOf(action)];
    if (!known.has(number)) {
      expect(number).toBeGreaterThanOrEqual(0);
      expect(number).toBeLessThan(index.size);
      expect(index.decode(number, action.player)).toEqual(action);
      known.set(number, deed);
    }
    if (known.get(number) !== deed) expect(deed).toBe(known.get(number));
  }
  const spelled = actions.map((action) => index.spell(action));
  expect(new Set(spelled.map(String)).size).toBe(actions.length);
  for (const tokens of spelled)
    if (tokens.length > index.longest || Math.max(...tokens) >= index.tokens.length)
      expect.unreachable(`no tokens of an action: ${String(tokens)}`);
}

describe.each(GAMES)('the legal actions of %s', (name) => {
  it('have numbers and tokens of their own, from which they are read back', () =>
    withSubject(name, (subject) => {
      for (const options of optionsOf(subject)) {
        const index = actionIndex(subject.codecs.ActionCodec, subject.codecs.namesOf(options));
        expect(Number.isSafeInteger(index.size)).toBe(true);
        const known = new Map<number, string>();
        inGames(subject, options, (simulation) => {
          expectBijection(index, known, simulation.legalActions());
        });
        expect(known.size).toBeGreaterThan(50);
      }
    }));
});

describe.each(GAMES)('the views of %s', (name) => {
  it('can be written as numbers of a moderate size', () =>
    withSubject(name, (subject) => {
      const { game, codecs, kit } = subject;
      for (const options of optionsOf(subject)) {
        const space = observationSpace(codecs.ViewCodec, codecs.namesOf(options));
        const numbers = new Float32Array(space.size);
        let [decisions, most] = [0, 0];
        inGames(subject, options, (simulation) => {
          decisions += 1;
          if (decisions % kit.stride > 0) return;
          const state = simulation.state();
          for (const player of game.players(state)) {
            numbers.fill(0);
            space.write(game.viewFor(state, player), numbers);
            for (const number of numbers) {
              if (!Number.isFinite(number)) expect.unreachable(`${number} is no number`);
              most = Math.max(most, Math.abs(number));
            }
          }
        });
        expect(most).toBeGreaterThanOrEqual(1);
        expect(most).toBeLessThan(10);
      }
    }));
});
