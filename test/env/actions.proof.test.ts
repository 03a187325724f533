/** The numbers of actions are a bijection, and observations can be made, in random games of every game. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameJson, type WholeGameTypes } from '../../src/core/index.js';
import { actionIndex, observationSpace, type ActionIndex } from '../../src/env/index.js';
import { GAMES } from '../../src/games.js';
import { decisionsOf, withSubject, type Subject } from './playing.js';

/** The number of games for each choice of options, and of decisions in each. */
const RUNS = 3;
const MOST = 4_000;

/** Options of every number of players, and those with every option. */
const optionsOf = <G extends WholeGameTypes>({ kit }: Subject<G>): readonly G['options'][] => [
  ...kit.playerCounts.map((players) => kit.options(players)),
  kit.everyOption,
];

/** Plays random games, and calls a function at each decision. */
function inGames<G extends WholeGameTypes>(
  subject: Subject<G>,
  options: G['options'],
  look: (decision: ReturnType<typeof decisionsOf<G>> extends Generator<infer D> ? D : never) => void,
): void {
  fc.assert(
    fc.property(fc.integer({ min: 0 }), (seed) => {
      for (const decision of decisionsOf(subject, options, { seed: `env ${seed}`, most: MOST })) look(decision);
    }),
    { numRuns: RUNS },
  );
}

function expectBijection<G extends WholeGameTypes>(
  index: ActionIndex<G['action']>,
  actions: readonly G['action'][],
  actor: G['player'],
): void {
  const numbers = actions.map(index.encode);
  expect(new Set(numbers).size).toBe(actions.length);
  for (const [place, number] of numbers.entries()) {
    if (!(number >= 0 && number < index.size)) expect.unreachable(`${number} is no number`);
    if (!sameJson(index.decode(number, actor), actions[place]))
      expect(index.decode(number, actor)).toEqual(actions[place]);
  }
  const spelled = actions.map((action) => index.spell(action));
  expect(new Set(spelled.map(String)).size).toBe(actions.length);
  for (const tokens of spelled) {
    expect(tokens.length).toBeLessThanOrEqual(index.longest);
    expect(Math.max(...tokens)).toBeLessThan(index.tokens.length);
  }
}

describe.each(GAMES)('the legal actions of %s', (name) => {
  it('have numbers and tokens of their own, from which they are read back', () =>
    withSubject(name, (subject) => {
      for (const options of optionsOf(subject)) {
        const index = actionIndex(subject.codecs.ActionCodec, subject.codecs.namesOf(options));
        expect(Number.isSafeInteger(index.size)).toBe(true);
        let decisions = 0;
        inGames(subject, options, ({ simulation, actor }) => {
          decisions += 1;
          expectBijection(index, simulation.legalActions(), actor);
        });
        expect(decisions).toBeGreaterThan(50);
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
        inGames(subject, options, ({ simulation }) => {
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
