/** R Setup: what is agreed before a game. */
import type { Board } from './data/board.js';
import type { PlayerCount, PlayerId } from './vocabulary.js';

/** Options of a game. A record carries all of them. */
export interface GameOptions {
  readonly players: PlayerCount;
  /** Who plays first; the players choose by any method they like (R Setup, ruling A24). Left out: the first seat. */
  readonly startingPlayer?: PlayerId;
  /** Another board than the reconstructed one. */
  readonly board?: Board;
}
