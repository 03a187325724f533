/** The options of a game. A record carries all of them. */
import { isPlayedWith } from '../core/board/index.js';
import type { Abilities } from './data/ability.js';
import type { Board, Deck } from './data/shape.js';

export const PLAYER_COUNTS = [2, 3, 4, 5] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** The editions: the English rulebook and the later player aid describe two playable games (docs/rulings.md). */
export const EDITIONS = ['rulebook', 'player-aid'] as const;
export type Edition = (typeof EDITIONS)[number];

/** The optional rules of section 19, each with its clause. Any of them can be switched on, alone or with others. */
export const OPTIONAL_RULE_CLAUSES = {
  prestigeForIndependents: 'R 19.1',
  specialAbilities: 'R 19.2',
  interceptingIntoTransit: 'R 19.3.1',
  interceptorAttacks: 'R 19.3.2',
  independentReactions: 'R 19.4',
  avoidingDirection: 'R 19.5',
  foragingAttrition: 'R 19.6',
  dispersedFleets: 'R 19.7',
  capitals: 'R 19.8',
  cavalry: 'R 19.9',
  elephantsOutside: 'R 19.10',
  fasterCart: 'R 19.11',
  illegitimateSon: 'R 19.12',
} as const satisfies Readonly<Record<string, `R 19.${string}`>>;
export type OptionalRule = keyof typeof OPTIONAL_RULE_CLAUSES;
/** The names of the optional rules, in order of their clauses. */
export const OPTIONAL_RULES: readonly OptionalRule[] = /* @__PURE__ */ Object.keys(
  OPTIONAL_RULE_CLAUSES,
) as OptionalRule[];

/** Returns whether a game is played with an optional rule. */
export const plays: (game: { readonly options: GameOptions }, rule: OptionalRule) => boolean = isPlayedWith;

/**
 * Which players are asked when a Surprise card might be played (R 4.31.1).
 *
 * `'holders'`: players with a fitting card and, when a turn begins or an Independent Army may react (R 19.4), players
 * with any Surprise card. Play is quick, but pauses reveal something: a player who is asked can answer, and without a
 * pause nobody can. In the default deck, one card alone answers an event just played (48), a Naval Movement (43) or
 * Battle (11), a die about to be rolled (49), battle dice (53), Friendly Passage (55) and a battle that is over (59): a
 * pause there reveals that card.
 *
 * `'everyone'`: all players with cards, so that a pause reveals nothing. More than half of all decisions are then a
 * pass.
 */
export const INTERRUPTS = ['holders', 'everyone'] as const;
export type Interrupts = (typeof INTERRUPTS)[number];

/** The options of `createGame`. Only the number of players is required. */
export interface GameOptions {
  readonly players: PlayerCount;
  /** Default: `'rulebook'`. */
  readonly edition?: Edition;
  /** The optional rules of section 19 in play, each named once (docs/optional-rules.md). Default: none. */
  readonly optionalRules?: readonly OptionalRule[];
  /** Default: `'holders'`. */
  readonly interrupts?: Interrupts;
  /** A custom board instead of the default one, checked by `codecs.BoardCodec`. */
  readonly board?: Board;
  /** A custom deck instead of the default one, checked by `codecs.DeckCodec`. */
  readonly cards?: Deck;
  /** Only with `specialAbilities`: custom special abilities, checked by `codecs.AbilitiesCodec` (R 19.2). */
  readonly abilities?: Abilities;
}
