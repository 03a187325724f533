/** R S12.2: wherever in a game an owner is asked about its markers, the state can be read again, and no marker is left alone after it. */
import { describe, expect, it } from 'vitest';
import { orThrow, seededChance } from '../../src/core/index.js';
import { border } from '../../src/clash/codec/edition.js';
import { machine } from '../../src/clash/machine.js';
import type { GameOptions } from '../../src/clash/options.js';
import { CLASH_POLICIES } from './policies.js';
import { invariants } from './invariants.js';
import { newGame } from './table.js';

/** In this game the last leader of an owner falls on the display, and its troops go home before the assault is over. */
const SEED = 'rox-55';
const OPTIONS: GameOptions = { players: 3, start: 'triparadeisos' };

describe('R S12.2, ruling S12.2: owners are asked in a whole game', () => {
  it('in moments that can be read again', () => {
    const chance = seededChance(SEED);
    const simulation = machine.simulate(newGame(OPTIONS));
    let asked = 0;
    while (simulation.actors().length > 0) {
      const actions = simulation.legalActions();
      if (actions.some(({ type }) => type === 'spareMarkers')) {
        const state = simulation.state();
        expect(border.decodeState(JSON.parse(JSON.stringify(state)))).toMatchObject({ _tag: 'Right' });
        expect(invariants(state)).toEqual([]);
        asked++;
      }
      const isChosen = actions.length > 1 && actions[0]?.player !== 'chance';
      const action = isChosen
        ? CLASH_POLICIES.bot(actions, () => simulation.state(), chance)
        : actions[chance.draw(actions.length)];
      if (action === undefined) throw new RangeError('nothing can be done');
      orThrow(simulation.apply(action));
    }
    expect(asked).toBeGreaterThan(0);
  });
});
