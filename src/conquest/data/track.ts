/**
 * R 4.1, 13, 14: the turn record track, forty-six turns from Spring 334 to Summer 323. Revolts follow from R 14.2; the
 * turns of raids and of mutinies are reconstructed, the latter after the troubles of 330, 328, 327, 326 and 324.
 */
import type { TurnFact } from './shape.js';

export const track: readonly TurnFact[] = [
  { season: 'spring', year: 334, opensWithBattle: true, source: 'R 4.3' }, // 1
  { season: 'summer', year: 334, source: 'R 4.2' }, // 2
  { season: 'autumn', year: 334, source: 'R 4.2' }, // 3
  { season: 'winter', year: 334, withoutReplacements: ['persian'], source: 'R 4.2' }, // 4
  { season: 'spring', year: 333, source: 'R 4.2' }, // 5
  { season: 'summer', year: 333, raid: true, source: 'reconstruction: the raid' }, // 6
  { season: 'autumn', year: 333, source: 'R 4.2' }, // 7
  { season: 'winter', year: 333, source: 'R 4.2' }, // 8
  { season: 'spring', year: 332, source: 'R 4.2' }, // 9
  { season: 'summer', year: 332, revolt: true, raid: true, source: 'R 14.2; the raid reconstructed' }, // 10
  { season: 'autumn', year: 332, revolt: true, source: 'R 14.2' }, // 11
  { season: 'winter', year: 332, source: 'R 4.2' }, // 12
  { season: 'spring', year: 331, source: 'R 4.2' }, // 13
  { season: 'summer', year: 331, revolt: true, raid: true, source: 'R 14.2; the raid reconstructed' }, // 14
  { season: 'autumn', year: 331, revolt: true, source: 'R 14.2' }, // 15
  { season: 'winter', year: 331, source: 'R 4.2' }, // 16
  { season: 'spring', year: 330, source: 'R 4.2' }, // 17
  { season: 'summer', year: 330, revolt: true, raid: true, source: 'R 14.2; the raid reconstructed' }, // 18
  { season: 'autumn', year: 330, revolt: true, raid: true, mutiny: true, source: 'R 14.2; the raid and mutiny reconstructed' }, // 19
  { season: 'winter', year: 330, source: 'R 4.2' }, // 20
  { season: 'spring', year: 329, source: 'R 4.2' }, // 21
  { season: 'summer', year: 329, revolt: true, raid: true, source: 'R 14.2; the raid reconstructed' }, // 22
  { season: 'autumn', year: 329, revolt: true, raid: true, source: 'R 14.2; the raid reconstructed' }, // 23
  { season: 'winter', year: 329, source: 'R 4.2' }, // 24
  { season: 'spring', year: 328, source: 'R 4.2' }, // 25
  { season: 'summer', year: 328, revolt: true, raid: true, source: 'R 14.2; the raid reconstructed' }, // 26
  { season: 'autumn', year: 328, revolt: true, raid: true, mutiny: true, source: 'R 14.2; the raid and mutiny reconstructed' }, // 27
  { season: 'winter', year: 328, source: 'R 4.2' }, // 28
  { season: 'spring', year: 327, mutiny: true, source: 'reconstruction: the mutiny' }, // 29
  { season: 'summer', year: 327, revolt: true, raid: true, source: 'R 14.2; the raid reconstructed' }, // 30
  { season: 'autumn', year: 327, revolt: true, raid: true, source: 'R 14.2; the raid reconstructed' }, // 31
  { season: 'winter', year: 327, source: 'R 4.2' }, // 32
  { season: 'spring', year: 326, source: 'R 4.2' }, // 33
  { season: 'summer', year: 326, revolt: true, raid: true, source: 'R 14.2; the raid reconstructed' }, // 34
  { season: 'autumn', year: 326, revolt: true, mutiny: true, source: 'R 14.2; the mutiny reconstructed' }, // 35
  { season: 'winter', year: 326, source: 'R 4.2' }, // 36
  { season: 'spring', year: 325, source: 'R 4.2' }, // 37
  { season: 'summer', year: 325, revolt: true, raid: true, source: 'R 14.2; the raid reconstructed' }, // 38
  { season: 'autumn', year: 325, revolt: true, source: 'R 14.2' }, // 39
  { season: 'winter', year: 325, source: 'R 4.2' }, // 40
  { season: 'spring', year: 324, source: 'R 4.2' }, // 41
  { season: 'summer', year: 324, revolt: true, raid: true, mutiny: true, source: 'R 14.2; the raid and mutiny reconstructed' }, // 42
  { season: 'autumn', year: 324, revolt: true, source: 'R 14.2' }, // 43
  { season: 'winter', year: 324, source: 'R 4.2' }, // 44
  { season: 'spring', year: 323, source: 'R 4.2' }, // 45
  { season: 'summer', year: 323, revolt: true, raid: true, source: 'R 14.2; the raid reconstructed' }, // 46
];
