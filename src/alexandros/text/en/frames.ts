/** Questions in English. */
import { phrase } from '../../../core/index.js';
import type { Frames } from '../tables.js';

export const englishFrames: Frames = {
  setup: { question: () => phrase`the cards are dealt`, pass: null },
  turn: {
    question: ({ phase, actionsLeft }) =>
      phase === 'actions' ? phrase`which action (${actionsLeft} left)?` : phrase`which card moves Alexander?`,
    pass: ({ actionsLeft }, say) => phrase`forgo ${say.pieces(actionsLeft, 'action')}`,
  },
  draw: {
    question: ({ to }, say) => (to === 'faceUp' ? phrase`a card is turned up` : phrase`${say.player(to)} draws a card`),
    pass: null,
  },
  destination: {
    question({ symbol, space }, say) {
      if (symbol === null) return phrase`which symbol does the joker stand for?`;
      return space === null
        ? phrase`to which ${say.names.spaces[symbol]} does Alexander go?`
        : phrase`to which point of ${say.space(space)} does Alexander go?`;
    },
    pass: null,
  },
  path: { question: ({ to }, say) => phrase`which way does Alexander go to ${say.point(to)}?`, pass: null },
  occupation: {
    question({ uncovered: [next], begun }, say) {
      if (!begun || next === undefined) return phrase`where is the first guard placed?`;
      return phrase`cover ${say.space(next)} with a card or with a guard?`;
    },
    pass: null,
  },
  compensation: {
    question: ({ to, owed }, say) => phrase`which card does ${say.player(to)} get (${owed} to give)?`,
    pass: null,
  },
};
