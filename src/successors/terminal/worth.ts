/** How good a situation of Successors is for a player: what a bot compares. */
import { query, type GameState, type PlayerId, type PlayerView } from '../index.js';
import { unitsOnMap } from './standings.js';

type Shown = GameState | PlayerView;

/** What a player has: Victory Points above all, Legitimacy, markers, and CUs to defend them with. */
function holdings(shown: Shown, player: PlayerId): number {
  const markers = Object.values(shown.control).filter((holder) => holder === player).length;
  return (
    3 * query.victoryPoints(shown, player) +
    2 * query.legitimacy(shown, player) +
    0.6 * markers +
    0.5 * unitsOnMap(shown, player)
  );
}

/** One's own holdings, less half of what the strongest of the others has; a game that is won counts for more than all of it. */
export function worth(shown: Shown, player: PlayerId): number {
  if (shown.outcome !== null) return shown.outcome.winners.includes(player) ? 1_000 : -1_000;
  const others = query.playersOf(shown).filter((other) => other !== player);
  return holdings(shown, player) - 0.5 * Math.max(...others.map((other) => holdings(shown, other)));
}
