/** R S7.1, S11.1, S12: India, who is awaited, and what the markers are good for. */
import type { TurnFact } from '../../conquest/data/shape.js';
import type { ProvinceId } from '../../conquest/vocabulary.js';
import type { AwaitedFact, IndiaFact, MarkerFact } from './shape.js';
import { turnNumber } from './track.js';

/** The provinces of India (R 3.3, S4.2). */
export const INDIA: readonly ProvinceId[] = ['gandara', 'upperIndia', 'lowerIndia'];
/** The provinces that touch India. */
export const NEAR_INDIA: readonly ProvinceId[] = ['arachosia', 'bactria', 'gedrosia', 'sind'];

export const india: IndiaFact = {
  provinces: INDIA,
  gate: 'sind',
  source: 'R S4.2, S7.1',
};

export const awaitedIn = (track: readonly TurnFact[]): readonly AwaitedFact[] => [
  { leader: 'seleucus', turn: turnNumber(track, 'spring', 321), kind: 'hetairoi', province: 'babylonia', source: 'R S11.1' },
];

export const markers: readonly MarkerFact[] = [
  { baggage: 'body', goesWith: 'anybody', revered: true, source: 'R S12.1, S14.1' },
  { baggage: 'roxane', goesWith: 'units', hastens: true, mortal: true, lends: 1, source: 'R S12.2, S14.3' },
  { baggage: 'royalFamily', goesWith: 'units', hastens: true, mortal: true, lends: 1, source: 'R S12.2, S14.3' },
  { baggage: 'treasury', liesIn: 'babylon', points: 10, source: 'R S11.4; where it lies R S4.2' },
];
