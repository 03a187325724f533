/** The pieces on the board as numbers, for queries. */
import { GUARDS } from '../data/components.js';
import { latticeOf, NONE, type Lattice } from '../geometry/index.js';
import type { Situation } from '../state.js';
import { PLAYERS, type PlayerId, type SpaceId } from '../vocabulary.js';
import { fenceOf, type Fence } from './fence.js';

export interface Ground {
  readonly lattice: Lattice;
  readonly fence: Fence;
  /** The number of Alexander's point. */
  readonly point: number;
  /** {@link GUARDS} entries for each seat: the spaces of its guards in the order of placing, then {@link NONE}. */
  readonly posts: Int16Array;
}

/** Returns the index of a player's seat. Seats are in clockwise order. */
export const seatNumber = (player: PlayerId): number => PLAYERS.indexOf(player);

/** Stores the spaces of a seat's guards. */
export function storePosts(lattice: Lattice, posts: Int16Array, seat: number, guards: readonly SpaceId[]): void {
  for (let index = 0; index < GUARDS; index++) {
    const space = guards[index];
    posts[seat * GUARDS + index] = space === undefined ? NONE : (lattice.spaceNumber.get(space) ?? NONE);
  }
}

/** Returns the number of the player who occupies a region; {@link NONE} if nobody does. */
export function ownerOf({ fence: { regions }, posts }: Ground, region: number): number {
  for (let post = 0; post < posts.length; post++) {
    const space = posts[post] as number;
    if (space !== NONE && regions.at(space) === region) return Math.floor(post / GUARDS);
  }
  return NONE;
}

/** Returns whether a guard stands on a space. */
export const isGuarded = ({ posts }: Ground, space: number): boolean => posts.includes(space);

/** Returns the ground of a state or a view. */
export function groundFrom(shown: Pick<Situation, 'board' | 'walls' | 'alexander' | 'seats'>): Ground {
  const lattice = latticeOf(shown);
  const posts = new Int16Array(PLAYERS.length * GUARDS).fill(NONE);
  for (const [seat, { guards }] of shown.seats.entries()) storePosts(lattice, posts, seat, guards);
  return { lattice, fence: fenceOf(shown), point: lattice.pointNumber.get(shown.alexander) ?? NONE, posts };
}
