/** How good a situation of Alexandros is for a player: what a bot compares. */
import { query, type PlayerId, type Situation } from '../index.js';

/** What a player has: points above all, what a levy would bring, and cards. */
const holdings = (situation: Situation, player: PlayerId): number =>
  query.seatOf(situation, player).score +
  2 * query.taxesOf(situation, player) +
  0.8 * query.handSize(query.seatOf(situation, player).hand);

/** One's own holdings, less half of what the strongest of the others has. */
export function worth(situation: Situation, player: PlayerId): number {
  const others = query.playersOf(situation).filter((other) => other !== player);
  const won = situation.ended?.winners.includes(player) === true ? 1_000 : 0;
  return won + holdings(situation, player) - 0.5 * Math.max(...others.map((other) => holdings(situation, other)));
}
