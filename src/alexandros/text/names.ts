/** What everything is called: the names that a language has to give. */
import type { Noun } from '../../core/index.js';
import type { CardSymbol, Ending, PlayerId, WallColour } from '../vocabulary.js';

/** Pieces of which there is no id, and what is counted. */
export const PIECES = ['alexander', 'guard', 'wall', 'card', 'point', 'side', 'action', 'province', 'symbol'] as const;
export type Piece = (typeof PIECES)[number];

/** Every word of the game has its name, or a language does not compile. */
export interface Names {
  readonly players: Readonly<Record<PlayerId, string>>;
  readonly symbols: Readonly<Record<CardSymbol, string>>;
  /** A card by its symbol, without an article. */
  readonly cards: Readonly<Record<CardSymbol, string>>;
  /** A space by its symbol, or without one, without an article. */
  readonly spaces: Readonly<Record<CardSymbol | 'open', string>>;
  readonly walls: Readonly<Record<WallColour, Noun>>;
  readonly pieces: Readonly<Record<Piece, Noun>>;
  /** How the game can end, in half a sentence. */
  readonly endings: Readonly<Record<Ending, string>>;
}
