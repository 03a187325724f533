/** `diadochi tournament-worker`: plays the games of a queue until it is stopped. */
import { once } from 'node:events';
import { orThrow } from '../../../core/index.js';
import { decodeTask } from '../../../tournament/line.js';
import type { Outlet, Screen } from '../../screen.js';
import { printError } from '../../screen.js';
import { poolOf } from '../pool.js';
import { loadBullmq, QUEUE, troubleTo } from './packages.js';

/** The options of `diadochi tournament-worker`. */
export interface WorkerOptions {
  /** The address of Redis. */
  readonly queue: string;
  readonly workers: number;
}

/** The milliseconds after which a worker that is not heard of has lost its games to others. */
const LOCK = 10_000;
const STALLED_INTERVAL = 5_000;
/** The number of times that a game may be lost with its worker before it counts as one that kills workers. */
const MOST_LOSSES = 10;

/**
 * Plays games of a queue in worker threads. Stops when it is told to (SIGINT or SIGTERM), after the games that it is
 * playing.
 */
export async function workerCommand(
  { queue, workers }: WorkerOptions,
  { screen, complaints }: { readonly screen: Screen; readonly complaints: Outlet },
): Promise<void> {
  const { Worker } = await loadBullmq();
  const pool = poolOf(workers);
  const worker = new Worker(QUEUE, (job) => pool.play(orThrow(decodeTask(job.data))), {
    connection: { url: queue },
    concurrency: workers,
    lockDuration: LOCK,
    stalledInterval: STALLED_INTERVAL,
    maxStalledCount: MOST_LOSSES,
  });
  worker.on(
    'error',
    troubleTo((message) => printError(complaints, `${message}\n`)),
  );
  screen.line(`Playing the games of the queue with ${workers} threads. Stop with Ctrl+C.`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await worker.close();
  await pool.close();
}
