/** The questions of sieges and Independent Armies. */
import type { SiegeFrame } from '../../../frame/index.js';
import { phrase } from '../../phrases.js';
import { pieces } from '../speech.js';
import type { FramesIn } from '../tables.js';

export const siegeFrames: FramesIn<SiegeFrame> = {
  siegeAttempt: {
    question: ({ stage, space }, say) =>
      stage === 'marker'
        ? phrase`place a control marker in ${say.space(space)}?`
        : phrase`siege attempt on ${say.space(space)}`,
    pass: ({ space }, say) => phrase`leave ${say.space(space)} uncontrolled`,
  },
  capture: {
    question: ({ space }, say) => phrase`place a control marker in ${say.space(space)}?`,
    pass: ({ space }, say) => phrase`leave ${say.space(space)} uncontrolled`,
  },
  independentMove: {
    question: ({ army, awaiting, left }, say) =>
      awaiting === 'retreat'
        ? phrase`where do ${say.people(army)} retreat to?`
        : phrase`where do ${say.people(army)} move (${pieces(left, 'movementPoint')} left)?`,
    pass: null,
  },
  independentAvoidance: {
    question: ({ army, space }, say) =>
      phrase`where do ${say.people(army)} move from ${say.space(space)} to avoid battle?`,
    pass: ({ army }, say) => phrase`end the move of ${say.people(army)}`,
  },
};
