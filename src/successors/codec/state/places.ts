/** R 4.16: names of places: `red:pella` or `red:pella:inside`. */
import type * as t from 'io-ts';
import { value } from '../../../core/index.js';
import { postNamed, type Post } from '../../table/places.js';
import { PLAYERS, type PlaceKey } from '../../vocabulary.js';
import type { Words } from '../words.js';

/** Splits the name of a place; returns `undefined` if it is none of this game's. */
export function postOf(key: PlaceKey, { player, space }: Pick<Words, 'player' | 'space'>): Post | undefined {
  const post = postNamed(key);
  return post !== undefined && player.is(post.player) && space.is(post.space) ? post : undefined;
}

/** The most characters in the name of a place. */
const LONGEST = 120;
/** A place of any game. The name of its space is an identifier of limited length. */
const PLACE = `^(${PLAYERS.join('|')}):(?!constructor(:|$))[a-z](?=[^:]{0,59}(:|$))[a-z0-9]*(-[a-z0-9]+)*(:inside)?$`;

/** Returns the codec of places of one game. */
export const placeKeyOf = (words: Words): t.Type<PlaceKey> =>
  value(
    'a place such as "red:pella" or "red:pella:inside"',
    (u): u is PlaceKey => typeof u === 'string' && u.length <= LONGEST && postOf(u, words) !== undefined,
    1,
    { is: 'text', most: LONGEST, pattern: PLACE },
  );
