/** R 17.2: what counts as an attack. */
import type { GameRun } from '../types.js';
import type { PlayerId } from '../vocabulary.js';
import { loseChampion } from './course.js';

/**
 * Records an attack on another player: a Land Battle as attacker, an Overrun, a Siege, a declared Naval Interception,
 * or the loss of an inactive player's general. A Champion who attacks a Champion other than the Usurper stops being one
 * (R 17.2, 4.32, 6.3.2). The Usurper stays or stops being a Champion like any other player (R 6.3.3).
 */
export function recordAttack(run: GameRun, attacker: PlayerId, target: PlayerId): void {
  const { champions, usurper } = run.state;
  if (attacker === target || target === usurper) return;
  if (champions.includes(attacker) && champions.includes(target)) loseChampion(run, attacker, target);
}
