/** R 3, 4, 12.9: the set-up and the course of a turn: questions. */
import type { SequenceFrame } from '../../../frame/index.js';
import { phrase } from '../../phrases.js';
import type { FramesIn } from '../tables.js';

export const sequenceFrames: FramesIn<SequenceFrame> = {
  setup: {
    question: ({ left: [choice] }, say) =>
      choice === undefined ? phrase`Die Heere sind bereit` : phrase`Wo beginnt ${say.company(say.choice(choice))}?`,
    pass: null,
  },
  turn: { question: () => phrase`Die nächste Phase`, pass: null },
  roll: {
    question({ purpose, side, dice, values }, say) {
      const which = dice === 1 ? '' : ` (${values.length + 1}. von ${dice} Würfen)`;
      const what = say.rolledFor(purpose, say.leaderAtStake(purpose));
      return side === null
        ? phrase`Es wird gewürfelt ${what}${which}`
        : phrase`${say.side(side)} würfeln ${what}${which}`;
    },
    pass: null,
  },
  recovery: {
    question: ({ left: [leader] }, say) =>
      leader === undefined ? phrase`Die Verwundeten genesen` : phrase`Genest ${say.leader(leader)}?`,
    pass: null,
  },
};
