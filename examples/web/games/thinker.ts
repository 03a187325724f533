/** Bots think in a worker, so that the page never stalls; if the worker fails, they think in the page. */
import { messageOf } from '../state/fault.js';
import type { Think } from './bots.js';

/**
 * Returns a function that lets bots think as `start` provides, once it is called first. After a failure it calls
 * `onFailure` with the reason, and lets the page think from then on.
 */
export function thinkingIn(start: () => Promise<Think>, inPage: Think, onFailure: (reason: string) => void): Think {
  let started: Promise<Think> | undefined;
  let hasFailed = false;
  function fail(error: unknown): void {
    // Several turns may be under way.
    if (hasFailed) return;
    hasFailed = true;
    onFailure(messageOf(error));
  }
  return async (turn) => {
    if (hasFailed) return inPage(turn);
    try {
      started ??= start();
      const think = await started;
      return await think(turn);
    } catch (error) {
      fail(error);
      return inPage(turn);
    }
  };
}
