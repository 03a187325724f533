/** R 3: in no state of whole games is a piece nobody's, or with another player than the board gives it to. */
import { expect, test } from 'vitest';
import { ownerFindings } from '../../../src/successors/codec/state/owners.js';
import { machine } from '../../../src/successors/machine.js';
import { OPTIONAL_RULES } from '../../../src/successors/options.js';
import { sampledGame } from './samples.js';

test.each([
  [2, 'rulebook', 'no', []],
  [3, 'player-aid', 'all', OPTIONAL_RULES],
  [4, 'rulebook', 'all', OPTIONAL_RULES],
  [5, 'player-aid', 'no', []],
] as const)(
  'R 3.1.2, 3.3.1, 3.4, 15.4.3 %i players, %s, %s optional rules',
  (players, edition, _, optionalRules) => {
    for (const round of [1, 2]) {
      const { states } = sampledGame(
        { players, edition, optionalRules: [...optionalRules] },
        `owners ${players} ${round}`,
        1,
      );
      for (const state of states) expect([...ownerFindings(machine.situationOf(state))]).toEqual([]);
    }
  },
  120_000,
);
