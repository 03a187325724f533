/** Words that only pictures use: letters, headings, captions. The others are taken from the names. */
import type { TurnFrame } from '../frame.js';
import type { PlayerId } from '../vocabulary.js';

/** The captions of a language. Every language must have all of them. */
export interface Captions {
  /** The name of the game. */
  readonly game: string;
  /** One letter that distinguishes players. */
  readonly letters: Readonly<Record<PlayerId, string>>;
  readonly turn: (turn: number) => string;
  readonly setup: string;
  readonly phases: Readonly<Record<TurnFrame['phase'], string>>;
  /** The winners, and how the game ended. */
  readonly won: (winners: string, how: string) => string;
  /** The score that ends the game. */
  readonly needed: (score: number) => string;
  /** A thing and its owner. */
  readonly of: (what: string, player: string) => string;
  readonly worth: (value: number) => string;
  /** What is left of a thing. */
  readonly left: (what: string) => string;
  readonly unoccupied: string;
  /** Cards of a hand that everybody has seen. */
  readonly shown: string;
  readonly faceUp: string;
  readonly supply: string;
  readonly discards: string;
  readonly aside: string;
  /** Alexander's path. */
  readonly way: string;
}
