/** How good a situation of Alexandros is for a player. */
import { query, type PlayerId } from '../index.js';
import type { Situation } from '../state.js';

/** A tenth of the points that end the game. */
export const ADVANTAGE = 10;

/** Returns a score of what a player has: mostly points, then the result of a levy, and cards. */
const holdings = (situation: Situation, player: PlayerId): number =>
  query.seatOf(situation, player).score +
  2 * query.taxesOf(situation, player) +
  0.8 * query.handSize(query.seatOf(situation, player).hand);

/** Returns the player's score, less that of the best opponent. */
export function worth(situation: Situation, player: PlayerId): number {
  const others = query.playersOf(situation).filter((other) => other !== player);
  return holdings(situation, player) - Math.max(...others.map((other) => holdings(situation, other)));
}
