/** R X1.4, X4.2, X10.3: the turn record track: eight turns from the Spring of 401, and four more by agreement. */
import type { TurnFact } from '../../conquest/data/shape.js';

export const track: readonly TurnFact[] = [
  { season: 'spring', year: 401, source: 'R X1.4, X4.2' }, // 1
  { season: 'summer', year: 401, source: 'R X1.4' }, // 2
  { season: 'autumn', year: 401, source: 'R X5.4' }, // 3
  { season: 'winter', year: 401, source: 'R X1.4' }, // 4
  { season: 'spring', year: 400, source: 'R X1.4' }, // 5
  { season: 'summer', year: 400, source: 'R X1.4' }, // 6
  { season: 'autumn', year: 400, source: 'R X1.4' }, // 7
  { season: 'winter', year: 400, source: 'R X10.3' }, // 8
];

export const extendedTrack: readonly TurnFact[] = [
  ...track,
  { season: 'spring', year: 399, source: 'R X10.3' }, // 9
  { season: 'summer', year: 399, source: 'R X10.3' }, // 10
  { season: 'autumn', year: 399, source: 'R X10.3' }, // 11
  { season: 'winter', year: 399, source: 'R X10.3' }, // 12
];
