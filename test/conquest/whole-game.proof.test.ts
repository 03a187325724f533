/** Whole games at random, as far as they go: both ways of running the rules agree, and what must always be so is so. */
import { describe, expect, it } from 'vitest';
import { orThrow, seededChance } from '../../src/core/index.js';
import { machine } from '../../src/conquest/machine.js';
import { faultsOf } from './faults.js';
import { newGame } from './table.js';

/** All that is looked at is looked at every so many actions. */
const STRIDE = 23;

describe('whole games', () => {
  it.each(['granicus', 'issus', 'gaugamela', 'hydaspes'])('%s: from the set-up to Victory Points', (seed) => {
    const chance = seededChance(seed);
    let state = newGame();
    const simulation = machine.simulate(state);
    let steps = 0;
    while (machine.actors(state).length > 0) {
      const actions = machine.legalActions(state);
      expect(simulation.legalActions()).toEqual(actions);
      if (steps % STRIDE === 0) expect(faultsOf(state)).toEqual([]);
      const action = actions[chance.draw(actions.length)];
      if (action === undefined) throw new RangeError('nothing can be done');
      state = orThrow(machine.applyAction(state, action)).state;
      orThrow(simulation.apply(action));
      if (steps % STRIDE === 0) {
        expect(simulation.state()).toEqual(state);
        expect(JSON.parse(JSON.stringify(state))).toEqual(state);
      }
      steps++;
    }
    expect(state.ended).not.toBe(null);
    if (state.turn < 46) return;
    // All that had to come has come, and all that had to leave has left.
    const track = [...Object.values(state.units), ...Object.values(state.leaders)].filter(({ at }) => at === 'track');
    expect(track).toEqual([]);
    expect(state.leaders.parmenio?.at).toBe('gone');
  });

  it('clones go their own way', () => {
    const simulation = machine.simulate(newGame());
    const clone = simulation.clone();
    const [first] = clone.legalActions();
    if (first !== undefined) orThrow(clone.apply(first));
    expect(simulation.state()).toEqual(newGame());
    expect(clone.state()).not.toEqual(simulation.state());
  });
});
