/** How good a situation of Successors is for a player. */
import { query, type GameState, type PlayerId, type PlayerView } from '../index.js';

type Shown = GameState | PlayerView;

/** Some four Victory Points. */
export const ADVANTAGE = 12;

/** Returns the value of what a player has: mostly Victory Points, then Legitimacy, markers, and CUs to defend them. */
function holdings(shown: Shown, player: PlayerId): number {
  const markers = Object.values(shown.control).filter((holder) => holder === player).length;
  return (
    3 * query.victoryPoints(shown, player) +
    2 * query.legitimacy(shown, player) +
    0.6 * markers +
    0.5 * query.unitsOnMap(shown, player)
  );
}

/** Returns the player's holdings, less those of the best opponent. */
export function worth(shown: Shown, player: PlayerId): number {
  const others = query.playersOf(shown).filter((other) => other !== player);
  return holdings(shown, player) - Math.max(...others.map((other) => holdings(shown, other)));
}
