/** The questions of sieges and Independent Armies. */
import type { SiegeFrame } from '../../../frame/index.js';
import { phrase } from '../../phrases.js';
import { pieces } from '../speech.js';
import type { FramesIn } from '../tables.js';

export const siegeFrames: FramesIn<SiegeFrame> = {
  siegeAttempt: {
    question: ({ stage, space }, say) =>
      stage === 'marker'
        ? phrase`Einen K-Marker in ${say.space(space)} platzieren?`
        : phrase`Belagerungsversuch in ${say.space(space)}`,
    pass: ({ space }, say) => phrase`${say.space(space)} unkontrolliert lassen`,
  },
  capture: {
    question: ({ space }, say) => phrase`Einen K-Marker in ${say.space(space)} platzieren?`,
    pass: ({ space }, say) => phrase`${say.space(space)} unkontrolliert lassen`,
  },
  independentMove: {
    question: ({ army, awaiting, left }, say) =>
      awaiting === 'retreat'
        ? phrase`Wohin ziehen sich ${say.people(army)} zurück?`
        : phrase`Wohin ziehen ${say.people(army)} (noch ${pieces(left, 'movementPoint')})?`,
    pass: null,
  },
  independentAvoidance: {
    question: ({ army, space }, say) => phrase`Wohin weichen ${say.people(army)} von ${say.space(space)} aus?`,
    pass: ({ army }, say) => phrase`${say.people(army, 'accusative')} haltmachen lassen`,
  },
};
