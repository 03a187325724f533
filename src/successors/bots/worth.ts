/** How good a situation of Successors is for a player, for bots that compare situations. */
import { query, type GameState, type PlayerId, type PlayerView } from '../index.js';
import { unitsOnMap } from './standings.js';

type Shown = GameState | PlayerView;

/** Returns a score of what a player has: mostly Victory Points, then Legitimacy, markers, and CUs to defend them. */
function holdings(shown: Shown, player: PlayerId): number {
  const markers = Object.values(shown.control).filter((holder) => holder === player).length;
  return (
    3 * query.victoryPoints(shown, player) +
    2 * query.legitimacy(shown, player) +
    0.6 * markers +
    0.5 * unitsOnMap(shown, player)
  );
}

/** Returns the player's score, less half of the best opponent's. A won game counts for more than all of it. */
export function worth(shown: Shown, player: PlayerId): number {
  if (shown.outcome !== null) return shown.outcome.winners.includes(player) ? 1_000 : -1_000;
  const others = query.playersOf(shown).filter((other) => other !== player);
  return holdings(shown, player) - 0.5 * Math.max(...others.map((other) => holdings(shown, other)));
}
