/** R 17.2: who attacks whom. */
import type { GameRun } from '../types.js';
import type { PlayerId } from '../vocabulary.js';
import { loseChampion } from './course.js';

/**
 * A player attacks another: a Land Battle as attacker, an Overrun, a Siege, a declared Naval Interception, or the loss of
 * a non-active player's general. A Champion who attacks a Champion other than the Usurper is one no longer (R 17.2, 4.32, 6.3.2);
 * the Usurper himself stays or ceases to be one like anybody else (R 6.3.3).
 */
export function noteAttack(run: GameRun, attacker: PlayerId, target: PlayerId): void {
  const { champions, usurper } = run.state;
  if (attacker === target || target === usurper) return;
  if (champions.includes(attacker) && champions.includes(target)) loseChampion(run, attacker, target);
}
