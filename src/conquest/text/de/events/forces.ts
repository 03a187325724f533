/** R 12: replacements. */
import type { ForcesEvent } from '../../../event/index.js';
import { phrase } from '../../phrases.js';
import type { EventsIn } from '../tables.js';

export const forcesEvents: EventsIn<ForcesEvent> = {
  replacementsReceived: ({ side, points }, say) =>
    phrase`${say.side(side)} erhalten ${say.pieces(points, 'replacementPoint')}`,
  pointsSpent: ({ side, points, left }, say) =>
    phrase`${say.side(side)} geben ${say.pieces(points, 'replacementPoint')} aus, es bleiben ${left}`,
};
