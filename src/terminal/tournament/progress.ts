/** A bar that shows how many games are over. */
import type { Writable } from 'node:stream';
import { SingleBar } from 'cli-progress';

export interface Progress {
  /** Another game is over. */
  step(): void;
  stop(): void;
}

/** Draws a bar on a terminal; draws nothing without one. */
export function progressOn(terminal: Writable | null, done: number, games: number): Progress {
  if (terminal === null) return { step: () => undefined, stop: () => undefined };
  const bar = new SingleBar({
    stream: terminal,
    format: '{bar} {value}/{total} games | {duration_formatted} | {eta_formatted} left',
  });
  bar.start(games, done);
  return { step: () => bar.increment(), stop: () => bar.stop() };
}
