/** R 17: Champions and Successors (R 4.5, 4.30). All players begin as Champions (R 5.6, 17.1). */
import { storePoints, regainChampion } from '../deeds/course.js';
import { playersOf } from '../query/presence.js';
import { pointsBySeat } from '../query/victory-points.js';
import type { GameRun } from '../types.js';

/**
 * Makes a Successor whose Victory Points have just dropped to 0 a Champion again (R 17.4). They must have had more
 * after the previous step (ruling back-to-champion).
 */
export function regainChampions(run: GameRun): void {
  const points = pointsBySeat(run.state);
  const before = run.state.lastPoints;
  storePoints(run, points);
  for (const [seat, player] of playersOf(run.state).entries()) {
    if (points[seat] !== 0 || (before[seat] ?? 0) === 0) continue;
    if (!run.state.champions.includes(player)) regainChampion(run, player);
  }
}
