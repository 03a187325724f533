/** CPU time of the main thread, so that results are meaningful on a shared machine. */
import { readFileSync } from 'node:fs';

/** A clock: seconds since some moment, and what it measures. */
export interface Clock {
  readonly counts: string;
  seconds(): number;
}

const SCHEDULER = `/proc/self/task/${process.pid}/schedstat`;

function schedulerSeconds(): number {
  return Number(readFileSync(SCHEDULER, 'utf8').split(' ')[0]) / 1e9;
}

function works(read: () => number): boolean {
  try {
    return Number.isFinite(read());
  } catch {
    return false;
  }
}

/**
 * The best available clock: CPU time of the main thread, or else of the whole process, compiler and collector threads
 * included.
 */
export const clock: Clock = works(schedulerSeconds)
  ? { counts: 'CPU time of the main thread', seconds: schedulerSeconds }
  : {
      counts: 'CPU time of the whole process',
      seconds() {
        const { user, system } = process.cpuUsage();
        return (user + system) / 1e6;
      },
    };

/** Returns the seconds that a function takes. */
export function timed(run: () => void): number {
  const started = clock.seconds();
  run();
  return clock.seconds() - started;
}
