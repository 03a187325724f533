/**
 * A race between actions: all that are still in it are tried in the same imagined worlds, one world after another, and
 * an action leaves when it is clearly worse than the best (Maron and Moore, 1994). As all meet the same cards and dice,
 * a few worlds are enough to tell a good action from a bad one.
 */

/** The shares of the victory that an action has led to, by world. */
export interface Runner {
  readonly shares: number[];
}

/** The number of worlds before any action leaves. */
const FIRST_WORLDS = 4;
/** How many standard errors below the best an action leaves the race. */
const CLEARLY = 1.5;

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** Returns by how many standard errors one action has done better than another in the worlds that both have seen. */
export function leadOf(one: Runner, other: Runner): number {
  const worlds = Math.min(one.shares.length, other.shares.length);
  if (worlds < 2) return 0;
  const differences = one.shares.slice(0, worlds).map((share, world) => share - (other.shares[world] ?? 0));
  const mean = meanOf(differences);
  const variance = meanOf(differences.map((difference) => (difference - mean) ** 2)) * (worlds / (worlds - 1));
  const error = Math.sqrt(variance / worlds);
  // Without an error, any difference is certain.
  if (error === 0) return mean === 0 ? 0 : Math.sign(mean) * Infinity;
  return mean / error;
}

/** Returns the runner with the best average; the first of equal ones. Runners with fewer worlds have left the race. */
export function leader<R extends Runner>(runners: readonly R[]): R | undefined {
  const worlds = Math.max(...runners.map(({ shares }) => shares.length));
  let best: R | undefined;
  for (const runner of runners)
    if (runner.shares.length >= worlds - 1 && (best === undefined || meanOf(runner.shares) > meanOf(best.shares)))
      best = runner;
  return best;
}

/** Returns the runners who stay in the race. */
export function stillRunning<R extends Runner>(runners: readonly R[]): readonly R[] {
  const best = leader(runners);
  if (best === undefined || best.shares.length < FIRST_WORLDS) return runners;
  return runners.filter((runner) => runner === best || leadOf(best, runner) < CLEARLY);
}
