/**
 * Card 57: Prestige lent to a commander. A Minor General has no name, so he is identified by his place, which is
 * updated when he moves (ruling card-57).
 */
import type { SegmentMemory } from '../state.js';
import type { Place } from '../table/places.js';
import type { GameRun } from '../types.js';
import type { PlayerId } from '../vocabulary.js';
import { updateSegmentMemory } from './course.js';

/** Where a Minor General is: in a place, or with the Army on the march. */
export type MinorGeneralPlace = Place | 'march';

/** Lends Prestige to a commander until the Segment ends. */
export function lendPrestige(run: GameRun, gift: SegmentMemory['oratory'][number]): void {
  const { segment } = run.state;
  if (segment !== null) updateSegmentMemory(run, segment, { oratory: [...segment.oratory, gift] });
}

/**
 * Updates the place of a favoured Minor General, if he was in `from`; `undefined`: he returns to the supply and loses
 * the Prestige.
 */
export function moveLentPrestige(
  run: GameRun,
  player: PlayerId,
  from: MinorGeneralPlace,
  to: MinorGeneralPlace | undefined,
): void {
  const { segment } = run.state;
  if (segment === null || segment.oratory.length === 0) return;
  const oratory = segment.oratory.flatMap((gift) => {
    if (gift.player !== player || gift.general !== 'minor' || !isAt(gift, from)) return [gift];
    return to === undefined ? [] : [{ ...gift, ...storedPlaceOf(to) }];
  });
  updateSegmentMemory(run, segment, { oratory });
}

/** Returns the place in the form in which the notes about a Segment store it. */
export const storedPlaceOf = (where: MinorGeneralPlace): Pick<SegmentMemory['oratory'][number], 'space' | 'inside'> =>
  where === 'march' ? { space: null, inside: false } : { space: where.space, inside: where.inside };

function isAt({ space, inside }: SegmentMemory['oratory'][number], where: MinorGeneralPlace): boolean {
  const spot = storedPlaceOf(where);
  return space === spot.space && inside === spot.inside;
}
