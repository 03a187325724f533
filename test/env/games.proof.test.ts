/** Whole games of every game, played through environments by numbers alone. */
import { describe, expect, it } from 'vitest';
import { CHANCE, seededChance, type WholeGameTypes } from '../../src/core/index.js';
import { environment, type Environment, type EnvironmentSettings } from '../../src/env/index.js';
import { GAMES } from '../../src/games.js';
import { withSubject, type Subject } from './playing.js';

/** Long games are cut off after so many actions. */
const MOST_ACTIONS = 1_500;
/** One step of so many is looked at closely. */
const EVERY = 50;

/** The mask, if it is not too large. */
function expectMask<G extends WholeGameTypes>(env: Environment<G>): void {
  const mask = env.legalActionMask();
  const allowed = env.legalIndices();
  expect(new Set(allowed).size).toBe(allowed.length);
  expect(mask.reduce((sum, one) => sum + one, 0)).toBe(allowed.length);
  for (const index of allowed) expect(mask[index]).toBe(1);
}

/** Plays a random game by numbers; returns the numbers, and checks what an environment promises on the way. */
function played<G extends WholeGameTypes>(env: Environment<G>, seed: string): readonly number[] {
  env.reset(seed);
  const taste = seededChance(seed);
  const taken: number[] = [];
  let told = '';
  while (env.agents.length > 0) {
    const agent = env.agentSelection;
    const allowed = env.legalIndices();
    if (agent === undefined || allowed.length === 0) return expect.unreachable('nothing is allowed');
    if (agent !== CHANCE && taken.length % EVERY === 0) {
      expectMask(env);
      expect(env.observation(agent).every(Number.isFinite)).toBe(true);
      const { length } = told;
      told = env.informationStateString(env.possibleAgents[0] ?? agent);
      expect(told.length).toBeGreaterThanOrEqual(length);
    }
    const choice = allowed[agent === CHANCE ? 0 : taste.draw(allowed.length)] ?? -1;
    env.step(choice);
    taken.push(choice);
  }
  const total = env.possibleAgents.reduce((sum, agent) => sum + env.rewards[agent], 0);
  expect([0, 1]).toContain(Number(total.toFixed(9)));
  return taken;
}

/** Plays a game, and the same game again. */
function expectReplay<G extends WholeGameTypes>(
  { game, codecs, kit }: Subject<G>,
  settings: Omit<EnvironmentSettings<G>, 'options'>,
): void {
  const [players = 2] = kit.playerCounts;
  const env = environment(game, codecs, { options: kit.options(players), mostActions: MOST_ACTIONS, ...settings });
  const taken = played(env, 'a whole game');
  const end = env.state();
  expect(taken.length).toBeGreaterThan(50);
  env.reset('a whole game');
  for (const choice of taken) env.step(choice);
  expect(env.state()).toEqual(end);
  expect(env.agents).toEqual([]);
}

describe.each(GAMES)('a game of %s', (name) => {
  it('is played by tokens', () => withSubject(name, (subject) => expectReplay(subject, {})));

  it('is played by tokens, with explicit chance', () =>
    withSubject(name, (subject) => expectReplay(subject, { chance: 'explicit' })));
});

describe.each(['alexandros', 'xenophon'] as const)('a game of %s', (name) => {
  it('is played by whole actions', () => withSubject(name, (subject) => expectReplay(subject, { actions: 'whole' })));
});
