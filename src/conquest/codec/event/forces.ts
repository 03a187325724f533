/** Replacements (R 12). */
import type { ForcesEvent } from '../../event/index.js';
import { amount } from '../phrases.js';
import { said, side, type EventCodecs } from './event.js';

export const forcesEvents: EventCodecs<ForcesEvent['type']> = {
  replacementsReceived: said('replacementsReceived', { side, points: amount }),
  pointsSpent: said('pointsSpent', { side, points: amount, left: amount }),
};
