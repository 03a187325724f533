/**
 * The worker in which bots think. The page imports this file for its address alone, so that page and worker share one
 * build, and a browser loads the rules of a game once.
 */
import { think, type BotTurn } from './bots.js';

/** The address from which the worker is started. */
export const ADDRESS = import.meta.url;

/** What the worker sends back: the key of an action, or what went wrong. */
export type Answer = { readonly key: string } | { readonly fault: string };

const answerTo = async (turn: BotTurn): Promise<Answer> => {
  try {
    return { key: await think(turn) };
  } catch (error) {
    return { fault: String(error) };
  }
};

if ('WorkerGlobalScope' in globalThis) {
  addEventListener('message', ({ data, ports: [port] }: MessageEvent<BotTurn>) => {
    void answerTo(data).then((answer) => port?.postMessage(answer));
  });
}
