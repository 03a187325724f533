/** Starts the worker in which bots think. */
import type { Answer } from './bot-worker.js';
import type { BotTurn, Think } from './bots.js';

/** Asks a worker, which answers on a port of its own for each turn. */
function answerOf(worker: Worker, turn: BotTurn): Promise<string> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const answered = new AbortController();
    const end = (): void => {
      answered.abort();
      port1.close();
    };
    port1.onmessage = ({ data }: MessageEvent<Answer>) => {
      end();
      if ('key' in data) resolve(data.key);
      else reject(new Error(data.fault));
    };
    // A worker whose code cannot be loaded says no more than that it failed.
    const fail = ({ message }: Partial<ErrorEvent>): void => {
      end();
      reject(new Error(message ?? 'the worker does not start'));
    };
    worker.addEventListener('error', fail, { signal: answered.signal });
    worker.postMessage(turn, [port2]);
  });
}

/** Starts the worker, and returns a function that lets it think. */
export async function startWorker(): Promise<Think> {
  const { ADDRESS } = await import('./bot-worker.js');
  const worker = new Worker(ADDRESS, { type: 'module', name: 'bots' });
  return (turn) => answerOf(worker, turn);
}
