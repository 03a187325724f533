/** Questions in English. */
import { phrase } from '../../../core/index.js';
import type { Frames } from '../tables.js';

export const englishFrames: Frames = {
  setup: { question: () => phrase`the cards are dealt`, pass: null },
  turn: {
    question: ({ phase, actionsLeft }) =>
      phase === 'actions'
        ? phrase`which action do you take (${actionsLeft} left)?`
        : phrase`with which card do you move Alexander?`,
    pass: ({ actionsLeft }, say) => phrase`forgo ${say.pieces(actionsLeft, 'action')}`,
  },
  draw: {
    question: ({ to }, say) =>
      to === 'faceUp' ? phrase`a card is turned face up` : phrase`${say.player(to)} draws a card`,
    pass: null,
  },
  destination: {
    question({ symbol, space }, say) {
      if (symbol === null) return phrase`which symbol does the joker stand for?`;
      return space === null
        ? phrase`to which ${say.names.spaces[symbol]} do you move Alexander?`
        : phrase`to which point of ${say.space(space)} do you move Alexander?`;
    },
    pass: null,
  },
  path: { question: ({ to }, say) => phrase`by which path do you move Alexander to ${say.point(to)}?`, pass: null },
  occupation: {
    question({ uncovered: [next], begun }, say) {
      if (!begun || next === undefined) return phrase`where do you place the first guard?`;
      return phrase`cover ${say.space(next)} with a card or with a guard?`;
    },
    pass: null,
  },
  compensation: {
    question: ({ to, owed }, say) => phrase`which card do you give ${say.player(to)} (${owed} to give)?`,
    pass: null,
  },
};
