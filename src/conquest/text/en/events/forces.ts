/** R 12: replacements. */
import type { ForcesEvent } from '../../../event/index.js';
import { phrase } from '../../phrases.js';
import type { EventsIn } from '../tables.js';

export const forcesEvents: EventsIn<ForcesEvent> = {
  replacementsReceived: ({ side, points }, say) =>
    phrase`${say.side(side)} receive ${say.pieces(points, 'replacementPoint')}`,
  pointsSpent: ({ side, points, left }, say) =>
    phrase`${say.side(side)} spend ${say.pieces(points, 'replacementPoint')}, ${left} left`,
};
