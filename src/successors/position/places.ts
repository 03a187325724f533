/** Places written short: `red:pella`, or `red:pella:inside`. */
import { value } from '../../core/index.js';
import type { Words } from '../codec/words.js';
import { stackKey } from '../query/presence.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';
import type { PlaceKey } from './shape.js';

/** Somebody's place, taken apart. */
export interface OwnPlace {
  readonly player: PlayerId;
  readonly space: SpaceId;
  readonly inside: boolean;
}

/** Takes a place apart; `undefined` if it is none. */
export function placeOf(
  key: PlaceKey,
  { player: players, space: spaces }: Pick<Words, 'player' | 'space'>,
): OwnPlace | undefined {
  const [player, space, inside, ...more] = key.split(':');
  const wellFormed = more.length === 0 && (inside === undefined || inside === 'inside');
  return wellFormed && players.is(player) && spaces.is(space)
    ? { player, space, inside: inside === 'inside' }
    : undefined;
}

/** A place that is known to be one. */
export function knownPlace(key: PlaceKey, words: Pick<Words, 'player' | 'space'>): OwnPlace {
  const place = placeOf(key, words);
  if (place === undefined) throw new RangeError(`no place ${key}`);
  return place;
}

/** The codec of places of one game. */
export const placeKey = (words: Words) =>
  value(
    'a place such as "red:pella" or "red:pella:inside"',
    (u): u is PlaceKey => typeof u === 'string' && u.length <= 120 && placeOf(u, words) !== undefined,
  );

/** The short form of a piece that stands somewhere and belongs to somebody; `undefined` if it does not. */
export const shortPlace = (
  player: PlayerId | null,
  { space, inside }: { readonly space: SpaceId | null; readonly inside: boolean },
): PlaceKey | undefined => (player === null || space === null ? undefined : stackKey(player, space, inside));
