/** Starts the worker in which bots think. */
import type { Answer, Request } from './bot-worker.js';
import type { Rating, Thinker } from './bots.js';

/** Asks a worker, which answers on a port of its own for each request. */
function answerOf(worker: Worker, request: Request): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    const answered = new AbortController();
    const end = (): void => {
      answered.abort();
      port1.close();
    };
    port1.onmessage = ({ data }: MessageEvent<Answer>) => {
      end();
      if ('result' in data) resolve(data.result);
      else reject(new Error(data.fault));
    };
    // A worker whose code cannot be loaded says no more than that it failed.
    const fail = ({ message }: Partial<ErrorEvent>): void => {
      end();
      reject(new Error(message ?? 'the worker does not start'));
    };
    worker.addEventListener('error', fail, { signal: answered.signal });
    worker.postMessage(request, [port2]);
  });
}

/** Starts the worker, and returns a thinker that asks it. */
export async function startWorker(): Promise<Thinker> {
  const { ADDRESS } = await import('./bot-worker.js');
  const worker = new Worker(ADDRESS, { type: 'module', name: 'bots' });
  // The worker answers with what its own thinker returns.
  return {
    choose: (turn) => answerOf(worker, { task: 'choose', turn }) as Promise<string>,
    rate: (turn) => answerOf(worker, { task: 'rate', turn }) as Promise<readonly Rating[]>,
  };
}
