/** The options of a game. A record carries all of them. */
import type { Board, Deck } from './data/shape.js';

export const PLAYER_COUNTS = [2, 3, 4, 5] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** Where the English rulebook and the later player aid describe two playable games, one of them (docs/rulings.md). */
export const EDITIONS = ['rulebook', 'player-aid'] as const;
export type Edition = (typeof EDITIONS)[number];

/** Names of the optional rules of section 19 that can be switched on: none in this version. */
export const OPTIONAL_RULES = [] as const;
export type OptionalRule = (typeof OPTIONAL_RULES)[number];

/**
 * Whom the game asks when a Surprise card might be played (R 4.31.1): only true holders of a card that fits,
 * or everyone whose hand could hold one, so that a pause betrays nothing.
 */
export const INTERRUPTS = ['holders', 'everyone'] as const;
export type Interrupts = (typeof INTERRUPTS)[number];

/** What `createGame` takes. Only the number of players must be given. */
export interface GameOptions {
  readonly players: PlayerCount;
  /** Left out: `'rulebook'`. */
  readonly edition?: Edition;
  readonly optionalRules?: readonly OptionalRule[];
  /** Left out: `'holders'`. */
  readonly interrupts?: Interrupts;
  /** Another board than the default one, checked by `codecs.BoardCodec`. */
  readonly board?: Board;
  /** Another deck than the default one, checked by `codecs.DeckCodec`. */
  readonly cards?: Deck;
}
