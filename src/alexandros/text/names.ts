/** The names that every language has to provide. */
import type { Noun } from '../../core/index.js';
import type { CardSymbol, Ending, PlayerId, WallColour } from '../vocabulary.js';

/** Pieces without ids, and what is counted. */
export const PIECES = ['alexander', 'guard', 'wall', 'card', 'point', 'side', 'action', 'province', 'symbol'] as const;
export type Piece = (typeof PIECES)[number];

/** The names of a language. Every language must have all of them. */
export interface Names {
  readonly players: Readonly<Record<PlayerId, string>>;
  readonly symbols: Readonly<Record<CardSymbol, string>>;
  /** A card by its symbol, without an article. */
  readonly cards: Readonly<Record<CardSymbol, string>>;
  /** A space by its symbol, or without one, without an article. */
  readonly spaces: Readonly<Record<CardSymbol | 'open', string>>;
  readonly walls: Readonly<Record<WallColour, Noun>>;
  readonly pieces: Readonly<Record<Piece, Noun>>;
  /** How the game can end, as a part of a sentence. */
  readonly endings: Readonly<Record<Ending, string>>;
}
