/** Card 57: lent Prestige clings to a commander. A Minor General has no name: he is told by where he is, and followed (ruling card-57). */
import type { SegmentMemory } from '../state.js';
import type { Place } from '../table/places.js';
import type { GameRun } from '../types.js';
import type { PlayerId } from '../vocabulary.js';
import { rememberIn } from './course.js';

/** Where a Minor General is: in a place, or with the Army on the march. */
export type Whereabouts = Place | 'march';

/** Prestige is lent to a commander until the Segment ends. */
export function rememberOratory(run: GameRun, gift: SegmentMemory['oratory'][number]): void {
  const { segment } = run.state;
  if (segment !== null) rememberIn(run, segment, { oratory: [...segment.oratory, gift] });
}

/** A favoured Minor General goes from one place to another, if he was there; `undefined`: back to the supply, where he loses the favour. */
export function followFavour(run: GameRun, player: PlayerId, from: Whereabouts, to: Whereabouts | undefined): void {
  const { segment } = run.state;
  if (segment === null || segment.oratory.length === 0) return;
  const oratory = segment.oratory.flatMap((gift) => {
    if (gift.player !== player || gift.general !== 'minor' || !isAt(gift, from)) return [gift];
    return to === undefined ? [] : [{ ...gift, ...spotOf(to) }];
  });
  rememberIn(run, segment, { oratory });
}

/** How the memory of a Segment tells where he is. */
export const spotOf = (where: Whereabouts): Pick<SegmentMemory['oratory'][number], 'space' | 'inside'> =>
  where === 'march' ? { space: null, inside: false } : { space: where.space, inside: where.inside };

function isAt({ space, inside }: SegmentMemory['oratory'][number], where: Whereabouts): boolean {
  const spot = spotOf(where);
  return space === spot.space && inside === spot.inside;
}
