/**
 * The worker in which bots think. The page imports this file for its address alone, so that page and worker share one
 * build, and a browser loads the rules of a game once.
 */
import { thinkerHere, type BotTurn, type Thinker } from './bots.js';

/** The address from which the worker is started. */
export const ADDRESS = import.meta.url;

/** What the worker is asked: to call a function of its thinker. */
export interface Request {
  readonly task: keyof Thinker;
  readonly turn: BotTurn;
}

/** What the worker sends back: the result, or what went wrong. */
export type Answer = { readonly result: unknown } | { readonly fault: string };

const answerTo = async ({ task, turn }: Request): Promise<Answer> => {
  try {
    return { result: await thinkerHere[task](turn) };
  } catch (error) {
    return { fault: String(error) };
  }
};

if ('WorkerGlobalScope' in globalThis) {
  addEventListener('message', ({ data, ports: [port] }: MessageEvent<Request>) => {
    void answerTo(data).then((answer) => port?.postMessage(answer));
  });
}
