/** Two engines in step: each kind of difference is found where it begins. */
import { describe, expect, it } from 'vitest';
import type { AnyEvent, AnySimulation, GameFace } from '../../bench/engines.js';
import { ASPECTS, playInStep, type Course } from '../../bench/in-step.js';
import { alexandros } from '../../src/alexandros/index.js';
import { uniform } from '../../tools/policies/policy.js';
import * as E from 'fp-ts/lib/Either.js';

const face = alexandros as unknown as GameFace;

const course: Course = {
  options: { players: 2 },
  seed: 'gaza',
  decide: uniform,
  aspects: ASPECTS,
  every: 10,
  most: 300,
};

/** Returns the game with a fault planted in its simulations after so many actions. */
function faulty(after: number, plant: (simulation: AnySimulation) => Partial<AnySimulation>): GameFace {
  return {
    ...face,
    simulate(state) {
      const sound = face.simulate(state);
      let given = 0;
      const lame = plant(sound);
      const now = (): AnySimulation => (given > after ? { ...sound, ...lame } : sound);
      return {
        actors: () => now().actors(),
        legalActions: () => now().legalActions(),
        chanceOutcomes: () => now().chanceOutcomes(),
        clone: () => sound.clone(),
        state: () => now().state(),
        apply(action) {
          given++;
          return now().apply(action);
        },
      };
    },
  };
}

const differenceOf = (old: GameFace, more: Partial<Course> = {}) =>
  playInStep(old, face, { ...course, ...more }).difference;

describe('playInStep', () => {
  it('finds no difference between an engine and itself', () => {
    expect(playInStep(face, face, course)).toEqual({ actions: 300, reordered: 0, difference: undefined });
  });

  it('counts lists in another order, and goes on', () => {
    const reversed = faulty(0, (sound) => ({ legalActions: () => [...sound.legalActions()].reverse() }));
    const { actions, reordered, difference } = playInStep(reversed, face, course);
    expect({ actions, difference }).toEqual({ actions: 300, difference: undefined });
    expect(reordered).toBeGreaterThan(50);
  });

  it('finds an action that only one engine lists', () => {
    const shorter = faulty(20, (sound) => ({ legalActions: () => sound.legalActions().slice(1) }));
    const found = differenceOf(shorter);
    expect(found).toMatchObject({
      aspect: 'lists',
      lines: [expect.stringMatching(/^only listed by the new engine: /)],
    });
  });

  it('finds another weight of an outcome of chance', () => {
    const unfair = faulty(20, (sound) => ({
      chanceOutcomes: () => sound.chanceOutcomes().map((outcome) => ({ ...outcome, weight: outcome.weight + 1 })),
    }));
    expect(differenceOf(unfair)?.aspect).toBe('lists');
  });

  it('finds other players to act', () => {
    const idle = faulty(20, () => ({ actors: () => [] }));
    expect(differenceOf(idle)?.lines[0]).toMatch(/^waits for nobody \(old\), \w+ \(new\)$/);
  });

  it('finds an event that only one engine tells', () => {
    const told: AnyEvent = { type: 'rumour' };
    const chatty = faulty(20, (sound) => ({
      apply: (action) => E.map((all: readonly AnyEvent[]) => [...all, told])(sound.apply(action)),
    }));
    const found = differenceOf(chatty);
    expect(found).toMatchObject({ aspect: 'events', lines: ["- { type: 'rumour' }"] });
    expect(found?.actions).toHaveLength(21);
  });

  it('finds the action after which states differ, though it compares only some of them', () => {
    const vain = faulty(23, (sound) => ({ state: () => ({ ...sound.state(), pride: 1 }) }));
    const found = differenceOf(vain);
    expect(found).toMatchObject({ aspect: 'states', lines: ['pride: 1 (old), – (new)'] });
    expect(found?.actions).toHaveLength(24);
  });

  it('compares what it is asked to compare', () => {
    const vain = faulty(20, (sound) => ({ state: () => ({ ...sound.state(), pride: 1 }) }));
    expect(differenceOf(vain, { aspects: ['lists', 'events'] })).toBeUndefined();
  });

  it('reports an engine that fails', () => {
    const broken = faulty(20, () => ({
      apply: () => {
        throw new Error('broken');
      },
    }));
    expect(differenceOf(broken)).toMatchObject({
      aspect: 'fault',
      lines: [expect.stringContaining('the old engine fails: Error: broken')],
    });
  });
});
