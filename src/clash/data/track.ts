/**
 * R S1.5, S6.1: the turn record track, from the Summer of 323, or from the Spring of 321 (ruling S1.2), to Winter 311,
 * or 301 in the Extended game. The turns of raids are reconstructed: every Summer.
 */
import type { TurnFact } from '../../conquest/data/shape.js';
import { SEASONS, type Season } from '../../conquest/vocabulary.js';
import type { Start } from '../vocabulary.js';

/** The first turn of a game. */
const FIRST: Readonly<Record<Start, readonly [season: Season, year: number]>> = {
  babylon: ['summer', 323],
  triparadeisos: ['spring', 321],
};
/** The year whose Winter is the last turn. */
const LAST = { standard: 311, extended: 301 } as const;

const turnIn = (season: Season, year: number): TurnFact =>
  season === 'summer'
    ? { season, year, raid: true, source: 'R S1.5; the raid reconstructed' }
    : { season, year, source: 'R S1.5' };

/** Returns all turns, in order. */
export function trackFrom(start: Start, extended: boolean): readonly TurnFact[] {
  const [first, year] = FIRST[start];
  const last = extended ? LAST.extended : LAST.standard;
  const years = Array.from({ length: year - last + 1 }, (_, passed) => year - passed);
  return years
    .flatMap((each) => SEASONS.map((season) => turnIn(season, each)))
    .slice(SEASONS.indexOf(first));
}

/** Returns the number of a turn on a track. */
export function turnNumber(track: readonly TurnFact[], season: Season, year: number): number {
  const index = track.findIndex((turn) => turn.season === season && turn.year === year);
  if (index < 0) throw new RangeError(`the track has no ${season} of ${year}`);
  return index + 1;
}
