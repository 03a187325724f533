/** R 12, 13: reinforcements and replacements: questions. */
import type { ForcesFrame } from '../../../frame/index.js';
import { phrase } from '../../phrases.js';
import type { FramesIn } from '../tables.js';

export const forcesFrames: FramesIn<ForcesFrame> = {
  reinforcements: {
    question({ units, leaders }, say) {
      const [next] = [...units, ...leaders];
      return next === undefined ? phrase`reinforcements arrive` : phrase`where do you place ${say.piece(next)}?`;
    },
    pass: null,
  },
  replacements: {
    question({ points, raising, razed }, say) {
      if (raising !== null) return phrase`where do you place ${say.unit(raising)}?`;
      if (razed !== null) return phrase`which city gets the wall of ${say.city(razed)}?`;
      return phrase`what do you buy with ${say.pieces(points, 'replacementPoint')}?`;
    },
    pass: null,
  },
  standIn: { question: ({ leader }, say) => phrase`where does ${say.leader(leader)} take command?`, pass: null },
};
