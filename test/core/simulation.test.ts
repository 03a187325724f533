import { describe, expect, test } from 'vitest';
import { CHANCE, orThrow } from '../../src/core/index.js';
import { toy } from './toy.js';

const begin = () => toy.simulate(orThrow(toy.createGame({ players: 2, goal: 50 })));
const roll = { type: 'roll', player: 'ann' } as const;
const fall = (value: number) => ({ type: 'fall', player: CHANCE, value }) as const;

describe('a simulation', () => {
  test('plays as the immutable functions do', () => {
    const simulation = begin();
    let state = orThrow(toy.createGame({ players: 2, goal: 50 }));
    for (const action of [roll, fall(3), { type: 'roll', player: 'bob' } as const, fall(1)]) {
      expect(simulation.actors()).toEqual(toy.actors(state));
      expect(simulation.legalActions()).toEqual(toy.legalActions(state));
      expect(simulation.chanceOutcomes()).toEqual(toy.chanceOutcomes(state));
      const step = orThrow(toy.applyAction(state, action));
      expect(orThrow(simulation.apply(action))).toEqual(step.events);
      state = step.state;
      expect(simulation.state()).toEqual(state);
    }
  });

  test('refuses what is not listed, and changes nothing', () => {
    const simulation = begin();
    const before = simulation.state();
    expect(simulation.apply({ type: 'roll', player: 'bob' })).toMatchObject({ left: { code: 'notYours' } });
    expect(simulation.state()).toBe(before);
  });

  test('refuses what chance does not do, its outcomes having been asked for', () => {
    const simulation = begin();
    orThrow(simulation.apply(roll));
    expect(simulation.chanceOutcomes()).toHaveLength(3);
    const before = simulation.state();
    expect(simulation.apply(roll)).toMatchObject({ left: { code: 'notYours' } });
    expect(simulation.apply(fall(4))).toMatchObject({ left: { code: 'no' } });
    expect(simulation.state()).toBe(before);
    const [lowest] = simulation.chanceOutcomes();
    orThrow(simulation.apply(lowest!.action));
    expect(simulation.situation().score).toBe(1);
  });

  test('a state told stays as it was, and is told again until something is applied', () => {
    const simulation = begin();
    const first = simulation.state();
    expect(simulation.state()).toBe(first);
    orThrow(simulation.apply(roll));
    expect(simulation.state()).not.toBe(first);
    expect(first.stack).toHaveLength(1);
    expect(Object.isFrozen(first)).toBe(true);
  });

  test('a clone goes its own way', () => {
    const simulation = begin();
    orThrow(simulation.apply(roll));
    const clone = simulation.clone();
    orThrow(clone.apply(fall(2)));
    expect(clone.state().score).toBe(2);
    expect(simulation.state().score).toBe(0);
    expect(simulation.actors()).toEqual([CHANCE]);
  });
});
