/** The questions of card events. */
import type { CardFrame } from '../../../frame/index.js';
import { cardFact } from '../../../query/cards.js';
import { questionOf } from '../../event-steps.js';
import { phrase } from '../../phrases.js';
import type { FramesIn } from '../tables.js';
import { englishEventQuestions } from './events.js';

export const cardFrames: FramesIn<CardFrame> = {
  cardEvent: {
    question({ card, step }, say) {
      const { effect } = cardFact(say.shown, card);
      const question = questionOf(englishEventQuestions, effect.kind, step);
      return question === undefined ? say.card(card) : phrase`${say.card(card)}: ${question}`;
    },
    pass: ({ step }) => (step === 'leader' ? phrase`send no Minor General along` : phrase`raise no more Mercenaries`),
  },
};
