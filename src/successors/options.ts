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
 * Whom the game asks when a Surprise card might be played (R 4.31.1).
 *
 * `'holders'`: those who hold a card that fits, and when a turn begins whoever holds any Surprise card. Play is quick, and
 * pauses tell: that somebody is asked says that he can answer, that nobody is says that nobody can. In the default deck one
 * card alone answers an event just played (48), a Naval Movement (43) or Battle (11), a die about to fall (49) or battle dice that
 * have fallen (53), Friendly Passage (55) and a battle that is over (59): a pause there names it.
 *
 * `'everyone'`: all who hold any card at all, so that a pause betrays nothing. More than half of all decisions are then a pass.
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
