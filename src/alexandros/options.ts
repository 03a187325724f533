/** R Setup: the options of a game. */
import type { Board } from './data/board.js';
import type { PlayerCount, PlayerId } from './vocabulary.js';

/** Options of a game. A record carries all of them. */
export interface GameOptions {
  readonly players: PlayerCount;
  /** The player who begins, chosen by any method (R Setup, ruling A24). Default: the first seat. */
  readonly startingPlayer?: PlayerId;
  /** A custom board instead of the reconstructed one. */
  readonly board?: Board;
}
