/** The machine of the game. */
import { createMachine, type Border } from '../core/index.js';
import { refusal } from './code/index.js';
import { isAction } from './codec/action.js';
import { followUp } from './rules/consequences.js';
import { frames } from './rules/frames.js';
import { openTable, publishTable } from './table/publish.js';
import type { PeloponnesianTypes } from './types.js';

/** Conversion between the plain JSON of a state and the table that rules work on. */
export const border: Border<PeloponnesianTypes> = {
  open: openTable,
  copy: (table) => table.copy(),
  publish: publishTable,
};

export const machine = /* @__PURE__ */ createMachine<PeloponnesianTypes>({
  frames,
  border,
  settled: followUp,
  isAction,
  refusals: {
    malformed: (_, rule) => refusal('malformedAction', rule),
    gameOver: () => refusal('gameOver', 'R 21'),
    notYourTurn: (_, { player }, actor) => refusal('notYourTurn', 'R 3.3', { player, waitingFor: actor }),
    notYourAction: ({ player }, by) => refusal('notYourAction', 'R 3.3', { player, by }),
    notAvailable: (_, { type }, rule, listed) =>
      refusal(listed.some((action) => action.type === type) ? 'notPossible' : 'outOfPhase', rule, { type }),
  },
});
