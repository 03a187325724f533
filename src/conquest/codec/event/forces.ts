/** Replacements (R 12). */
import type { ForcesEvent } from '../../event/index.js';
import { amount } from '../phrases.js';
import type { Words } from '../words.js';
import { eventWords, said, type EventCodecs } from './event.js';

export function forcesEvents(words: Words): EventCodecs<ForcesEvent['type']> {
  const { side } = eventWords(words);
  return {
    replacementsReceived: said('replacementsReceived', { side, points: amount }),
    pointsSpent: said('pointsSpent', { side, points: amount, left: amount }),
  };
}
