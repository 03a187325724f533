/** R 12, 13: reinforcements and replacements: questions. */
import type { ForcesFrame } from '../../../frame/index.js';
import { phrase } from '../../phrases.js';
import type { FramesIn } from '../tables.js';

export const forcesFrames: FramesIn<ForcesFrame> = {
  reinforcements: {
    question({ units, leaders }, say) {
      const [next] = [...units, ...leaders];
      return next === undefined
        ? phrase`Verstärkungen treffen ein`
        : phrase`Wohin kommt diese Verstärkung: ${say.piece(next)}?`;
    },
    pass: null,
  },
  replacements: {
    question({ points, raising, razed }, say) {
      if (raising !== null) return phrase`Wo sammeln sich die neuen Truppen: ${say.unit(raising)}?`;
      if (razed !== null) return phrase`Welche Stadt bekommt die Mauer ${say.of(razed)}?`;
      return phrase`Was kaufen (noch ${say.pieces(points, 'replacementPoint')})?`;
    },
    pass: null,
  },
  standIn: { question: ({ leader }, say) => phrase`Wo übernimmt ${say.leader(leader)} den Befehl?`, pass: null },
};
