/** Questions in German. */
import { phrase } from '../../../core/index.js';
import type { Frames } from '../tables.js';

export const germanFrames: Frames = {
  setup: { question: () => phrase`Die Karten werden ausgeteilt`, pass: null },
  turn: {
    question: ({ phase, actionsLeft }) =>
      phase === 'actions'
        ? phrase`Welche Aktion (noch ${actionsLeft})?`
        : phrase`Mit welcher Karte wird Alexander gezogen?`,
    pass: ({ actionsLeft }, say) => phrase`auf ${say.pieces(actionsLeft, 'action')} verzichten`,
  },
  draw: {
    question: ({ to }, say) =>
      to === 'faceUp' ? phrase`Eine Karte wird aufgedeckt` : phrase`${say.player(to)} zieht eine Karte`,
    pass: null,
  },
  destination: {
    question({ symbol, space }, say) {
      if (symbol === null) return phrase`Für welches Symbol steht der Joker?`;
      return space === null
        ? phrase`Zu welchem ${say.names.spaces[symbol]} zieht Alexander?`
        : phrase`Zu welchem Eckpunkt von ${say.space(space)} zieht Alexander?`;
    },
    pass: null,
  },
  path: { question: ({ to }, say) => phrase`Auf welchem Weg zieht Alexander nach ${say.point(to)}?`, pass: null },
  occupation: {
    question({ uncovered: [next], begun }, say) {
      if (!begun || next === undefined) return phrase`Wohin kommt die erste Wache?`;
      return phrase`${say.space(next)} mit einer Karte oder mit einer Wache belegen?`;
    },
    pass: null,
  },
  compensation: {
    question: ({ to, owed }, say) => phrase`Welche Karte bekommt ${say.player(to)} (noch ${owed})?`,
    pass: null,
  },
};
