/** Plays the games of a tournament that have no result yet. */
import type { GameLine } from '../../tournament/line.js';
import type { Task } from '../../tournament/plan.js';
import { messageOf, wrongInput } from '../complaint.js';
import type { Players } from './players.js';

/**
 * Plays games, several at the same time, and passes each result on as soon as its game is over. Stops at the first game
 * that cannot be played.
 */
export async function playAll(
  tasks: readonly Task[],
  players: Players,
  onResult: (line: GameLine) => void,
): Promise<void> {
  const waiting = tasks.values();
  // All takers share one iterator, so each game has one taker.
  const take = async (): Promise<void> => {
    for (const task of waiting) {
      try {
        onResult(await players.play(task));
      } catch (error) {
        throw wrongInput(`game ${task.number} (seed "${task.seed}"): ${messageOf(error)}`);
      }
    }
  };
  try {
    await Promise.all(Array.from({ length: players.abreast }, take));
  } finally {
    await players.close();
  }
}
