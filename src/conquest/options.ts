/** R 3.1: what is agreed before a game. A record carries all of it. */
import type { Components } from './data/shape.js';

export const PLAYER_COUNTS = [2] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

export interface GameOptions {
  readonly players: PlayerCount;
  /** Map, counters, charts and track of one's own instead of the reconstructed ones. */
  readonly components?: Components;
}
