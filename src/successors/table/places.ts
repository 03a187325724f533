/** Places on the board: a space, a zone, and a player (R 4.16). */
import type { Place } from '../state.js';
import { PLAYERS, type PlaceKey, type PlayerId, type SpaceId } from '../vocabulary.js';

export type { Place } from '../state.js';

/** A player's place in a space. */
export interface Post extends Place {
  readonly player: PlayerId;
}

export const outside = (space: SpaceId): Place => ({ space, inside: false });
export const inside = (space: SpaceId): Place => ({ space, inside: true });

/** Returns the name of a post: `red:pella` outside, `red:pella:inside` inside. */
export const placeKey = (player: PlayerId, space: SpaceId, within = false): PlaceKey =>
  within ? `${player}:${space}:inside` : `${player}:${space}`;

/** Returns the post with a name, if there is one. */
export function postNamed(key: PlaceKey): Post | undefined {
  const [name, space, zone, more] = key.split(':');
  const player = PLAYERS.find((one) => one === name);
  if (player === undefined || space === undefined || more !== undefined) return undefined;
  return zone === undefined || zone === 'inside' ? { player, space, inside: zone === 'inside' } : undefined;
}
