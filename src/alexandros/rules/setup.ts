/** R Setup: one card to each player, two face-up, and the starting player begins. */
import { FACE_UP } from '../data/components.js';
import { handSize } from '../query/seats.js';
import type { RulesOf } from '../types.js';
import { beginTurn } from './turn-order.js';

export const setup: RulesOf<'setup'> = {
  rule: 'R Setup',
  advance(run, { first }) {
    const next = run.state.seats.find(({ hand }) => handSize(hand) === 0);
    if (next !== undefined) run.push({ kind: 'draw', to: next.player });
    else if (run.state.faceUp.length < FACE_UP) run.push({ kind: 'draw', to: 'faceUp' });
    else {
      run.finish();
      beginTurn(run, first);
    }
  },
};
