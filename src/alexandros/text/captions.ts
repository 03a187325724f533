/** What pictures alone write: letters, headings, captions. All else on them is taken from the names. */
import type { TurnFrame } from '../frame.js';
import type { PlayerId } from '../vocabulary.js';

/** Every language has them all, or does not compile. */
export interface Captions {
  /** The game. */
  readonly game: string;
  /** One letter that tells players apart. */
  readonly letters: Readonly<Record<PlayerId, string>>;
  readonly turn: (turn: number) => string;
  readonly setup: string;
  readonly phases: Readonly<Record<TurnFrame['phase'], string>>;
  /** Who has won, and how the game ended. */
  readonly won: (winners: string, how: string) => string;
  /** With what score the game ends. */
  readonly needed: (score: number) => string;
  /** Whose something is. */
  readonly of: (what: string, player: string) => string;
  readonly worth: (value: number) => string;
  /** What is left of something. */
  readonly left: (what: string) => string;
  readonly unoccupied: string;
  /** Cards of a hand that everybody has seen. */
  readonly shown: string;
  readonly faceUp: string;
  readonly supply: string;
  readonly discards: string;
  readonly aside: string;
  /** Where Alexander has gone. */
  readonly way: string;
}
