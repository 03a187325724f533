/** Gives the games of a tournament to a queue, and takes the results from it. */
import type { Job } from 'bullmq';
import { digest, isLeft } from '../../../core/index.js';
import { decodeLine, isResultOf, type GameLine } from '../../../tournament/line.js';
import type { Task } from '../../../tournament/plan.js';
import { wrongInput } from '../../complaint.js';
import type { Players } from '../players.js';
import { loadBullmq, QUEUE, troubleTo } from './packages.js';

/** The number of games that are in the queue at the same time. */
const ABREAST = 500;
/** The milliseconds after which the result is looked up, in case its message was lost. */
const PATIENCE = 60_000;
/** The seconds for which a result stays in the queue, for a tournament that was killed and goes on. */
const KEPT = 24 * 60 * 60;

/** Returns the result of a game if that is what a worker has returned. */
function resultFrom(returned: unknown, task: Task): GameLine {
  const line = decodeLine(returned);
  if (isLeft(line)) throw wrongInput(`the queue returned no result: ${line.left.message}`);
  if (!isResultOf(line.right, task)) throw wrongInput('the queue returned the result of another game');
  return line.right;
}

/** Connects with a queue in Redis. Workers on any number of machines play its games. */
export async function queuePlayers(url: string, onTrouble: (message: string) => void): Promise<Players> {
  const { Queue, QueueEvents } = await loadBullmq();
  const connection = { url };
  const queue = new Queue<Task, unknown>(QUEUE, { connection });
  const events = new QueueEvents(QUEUE, { connection });
  const trouble = troubleTo(onTrouble);
  queue.on('error', trouble);
  events.on('error', trouble);
  // Each game that is waited for has listeners.
  queue.setMaxListeners(0);
  events.setMaxListeners(0);

  /** Adds a game. A queue has each game once, so one that is there already is not added again. */
  const added = (task: Task): Promise<Job<Task, unknown>> =>
    queue.add('game', task, { jobId: digest(task), removeOnComplete: { age: KEPT } });

  return {
    abreast: ABREAST,
    async play(task) {
      let job = await added(task);
      if (await job.isFailed()) await job.retry();
      for (;;) {
        try {
          return resultFrom(await job.waitUntilFinished(events, PATIENCE), task);
        } catch (error) {
          if (await job.isFailed()) throw error;
        }
        job = await added(task);
      }
    },
    async close() {
      await events.close();
      await queue.close();
    },
  };
}
