/** Places in short form: `red:pella`, or `red:pella:inside`. */
import { postOf } from '../state/places.js';
import type { Words } from '../words.js';
import { placeKey, type Post } from '../../table/places.js';
import type { PlaceKey, PlayerId, SpaceId } from '../../vocabulary.js';

/** Returns a place that has been checked before. */
export function knownPlace(key: PlaceKey, words: Pick<Words, 'player' | 'space'>): Post {
  const post = postOf(key, words);
  if (post === undefined) throw new RangeError(`no place ${key}`);
  return post;
}

/** Returns the short form of a piece that has a place and an owner; otherwise `undefined`. */
export const shortPlace = (
  player: PlayerId | null,
  { space, inside }: { readonly space: SpaceId | null; readonly inside: boolean },
): PlaceKey | undefined => (player === null || space === null ? undefined : placeKey(player, space, inside));
