/** R 15.6, 17.3, 17.4: the succession, the King's end, mutinies: questions. */
import type { ObjectivesFrame } from '../../../frame/index.js';
import { phrase } from '../../phrases.js';
import type { FramesIn } from '../tables.js';

export const objectivesFrames: FramesIn<ObjectivesFrame> = {
  succession: { question: ({ leader }, say) => phrase`where do you proclaim ${say.leader(leader)} King?`, pass: null },
  kingsHealth: { question: ({ leader }, say) => phrase`does ${say.leader(leader)} survive?`, pass: null },
  mutiny: {
    question({ stage, king, left, suspects: [suspect] }, say) {
      switch (stage) {
        case 'troops':
          return phrase`do the troops of ${say.leader(king)} mutiny?`;
        case 'dismissal':
          return phrase`which unit do you send home (${left} to dismiss)?`;
        case 'suspicion':
          return phrase`who is suspected of treachery against ${say.leader(king)}?`;
        case 'trial':
          return suspect === undefined ? phrase`the trial` : phrase`is ${say.leader(suspect)} guilty of treachery?`;
      }
    },
    pass: null,
  },
};
