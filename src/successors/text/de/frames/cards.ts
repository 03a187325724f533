/** The questions of card events. */
import type { CardFrame } from '../../../frame/index.js';
import { cardFact } from '../../../query/cards.js';
import { questionOf } from '../../event-steps.js';
import { phrase } from '../../phrases.js';
import type { FramesIn } from '../tables.js';
import { germanEventQuestions } from './events.js';

export const cardFrames: FramesIn<CardFrame> = {
  cardEvent: {
    question({ card, step }, say) {
      const { effect } = cardFact(say.shown, card);
      const question = questionOf(germanEventQuestions, effect.kind, step);
      return question === undefined ? say.card(card) : phrase`${say.card(card)}: ${question}`;
    },
    pass: ({ step }) =>
      step === 'leader' ? phrase`keinen Unter-General mitschicken` : phrase`keine weitere Söldner-KV aufstellen`,
  },
};
