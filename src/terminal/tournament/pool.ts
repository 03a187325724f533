/** A pool of worker threads that play games. */
import { Piscina } from 'piscina';
import type { GameLine } from '../../tournament/line.js';
import type { Task } from '../../tournament/plan.js';
import { workerProgram } from '../package.js';
import type { Players } from './players.js';

/** Starts a pool with a number of worker threads. */
export function poolOf(workers: number): Players {
  const pool = new Piscina<Task, GameLine>({
    filename: workerProgram(),
    name: 'playTask',
    minThreads: workers,
    maxThreads: workers,
  });
  return {
    // So that no worker waits for its next game.
    abreast: 2 * workers,
    play: (task) => pool.run(task),
    close: async () => {
      // A worker may still report on a game that nobody waits for.
      pool.on('error', () => undefined);
      await pool.destroy();
    },
  };
}
