/** R 3, 4, 12.9: the set-up and the course of a turn: questions. */
import type { SequenceFrame } from '../../../frame/index.js';
import { phrase } from '../../phrases.js';
import type { FramesIn } from '../tables.js';

export const sequenceFrames: FramesIn<SequenceFrame> = {
  setup: {
    question: ({ left: [choice] }, say) =>
      choice === undefined
        ? phrase`the armies are ready`
        : phrase`where do you deploy ${say.company(say.choice(choice))}?`,
    pass: null,
  },
  turn: { question: () => phrase`the next phase`, pass: null },
  roll: {
    question({ purpose, side, dice, values }, say) {
      const which = dice === 1 ? 'a die' : `die ${values.length + 1} of ${dice}`;
      const what = say.rolledFor(purpose, say.leaderAtStake(purpose));
      return side === null ? phrase`${which} is rolled ${what}` : phrase`${say.side(side)} roll ${which} ${what}`;
    },
    pass: null,
  },
  recovery: {
    question: ({ left: [leader] }, say) =>
      leader === undefined ? phrase`the wounded recover` : phrase`does ${say.leader(leader)} recover?`,
    pass: null,
  },
};
