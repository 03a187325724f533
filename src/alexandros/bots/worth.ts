/** How good a situation of Alexandros is for a player, for bots that compare situations. */
import { query, type PlayerId, type Situation } from '../index.js';

/** Returns a score of what a player has: mostly points, then the result of a levy, and cards. */
const holdings = (situation: Situation, player: PlayerId): number =>
  query.seatOf(situation, player).score +
  2 * query.taxesOf(situation, player) +
  0.8 * query.handSize(query.seatOf(situation, player).hand);

/** Returns the player's score, less half of the best opponent's. */
export function worth(situation: Situation, player: PlayerId): number {
  const others = query.playersOf(situation).filter((other) => other !== player);
  const won = situation.ended?.winners.includes(player) === true ? 1_000 : 0;
  return won + holdings(situation, player) - 0.5 * Math.max(...others.map((other) => holdings(situation, other)));
}
