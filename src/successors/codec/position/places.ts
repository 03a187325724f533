/** Places written short: `red:pella`, or `red:pella:inside`. */
import { postOf } from '../state/places.js';
import type { Words } from '../words.js';
import { placeKey, type Post } from '../../table/places.js';
import type { PlaceKey, PlayerId, SpaceId } from '../../vocabulary.js';

/** A place that is known to be one. */
export function knownPlace(key: PlaceKey, words: Pick<Words, 'player' | 'space'>): Post {
  const post = postOf(key, words);
  if (post === undefined) throw new RangeError(`no place ${key}`);
  return post;
}

/** The short form of a piece that stands somewhere and belongs to somebody; `undefined` if it does not. */
export const shortPlace = (
  player: PlayerId | null,
  { space, inside }: { readonly space: SpaceId | null; readonly inside: boolean },
): PlaceKey | undefined => (player === null || space === null ? undefined : placeKey(player, space, inside));
