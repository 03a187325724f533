/** Bots think in a worker, so that the page never stalls; if the worker fails, they think in the page. */
import { messageOf } from '../state/fault.js';
import type { Thinker } from './bots.js';

/**
 * Returns a thinker that asks the one that `start` provides, once it is needed first. After a failure it calls
 * `onFailure` with the reason, and lets the page think from then on.
 */
export function thinkingIn(
  start: () => Promise<Thinker>,
  inPage: Thinker,
  onFailure: (reason: string) => void,
): Thinker {
  let started: Promise<Thinker> | undefined;
  let hasFailed = false;
  function fail(error: unknown): void {
    // Several turns may be under way.
    if (hasFailed) return;
    hasFailed = true;
    onFailure(messageOf(error));
  }
  async function ask<Result>(question: (thinker: Thinker) => Promise<Result>): Promise<Result> {
    if (hasFailed) return question(inPage);
    try {
      started ??= start();
      return await question(await started);
    } catch (error) {
      fail(error);
      return question(inPage);
    }
  }
  return {
    choose: (turn) => ask((thinker) => thinker.choose(turn)),
    rate: (turn) => ask((thinker) => thinker.rate(turn)),
  };
}
