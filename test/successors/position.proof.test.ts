/** Every situation of whole games can be written as a position and read back. */
import { expect, test } from 'vitest';
import { orThrow } from '../../src/core/index.js';
import { fromPosition, legalActions, toPosition } from '../../src/successors/index.js';
import { json, sampledGame } from './codec/samples.js';

test.each([
  [3, 'player-aid', 'holders'],
  [4, 'rulebook', 'everyone'],
  [5, 'player-aid', 'everyone'],
] as const)('%i players, %s, %s: can be written and read back', (players, edition, interrupts) => {
  const { states } = sampledGame({ players, edition, interrupts }, `positions ${players}`, 10);
  for (const state of states.slice(1)) {
    const again = orThrow(fromPosition(json(toPosition(state))));
    expect(again).toEqual(state);
    expect(legalActions(again)).toEqual(legalActions(state));
  }
});
