/** R 2.2, 22-29: what is agreed before a game. A record carries all of it. */
import { isPlayedWith } from '../core/board/index.js';
import type { RuleRef } from '../core/index.js';
import type { Components } from './data/shape/components.js';
import type { CardKind, PlayerId, ScenarioId } from './vocabulary.js';

/** Who plays: the scenarios for two can be played (R 22, 23, 26-29), and the campaigns for three and four are refused (R 24, 25). */
export const PLAYERS_IN_PLAY = ['athens', 'sparta'] as const satisfies readonly PlayerId[];

/** How many can play. */
export const PLAYER_COUNTS = [2] as const;

/** The scenario of options that name none (R 22.1). */
export const USUAL_SCENARIO: ScenarioId = 'argiveLeague';

/** The optional rules, each with its clause. */
export const OPTIONAL_RULE_CLAUSES = {
  // R D
  wings: 'R D',
} as const satisfies Readonly<Record<string, RuleRef>>;
export type OptionalRule = keyof typeof OPTIONAL_RULE_CLAUSES;
/** The names of the optional rules. */
export const OPTIONAL_RULES: readonly OptionalRule[] = /* @__PURE__ */ Object.keys(
  OPTIONAL_RULE_CLAUSES,
) as OptionalRule[];

/** What `createGame` takes. */
export interface GameOptions {
  /** How many play: 2, Athens and Sparta. */
  readonly players: number;
  /** Left out: {@link USUAL_SCENARIO}. */
  readonly scenario?: ScenarioId;
  /** Kinds of Event Card that the players agree not to use: `plagueInAthens`, in `campaign` and `archidamianWar` (R 23.2.6). Left out: none. */
  readonly withoutCards?: readonly CardKind[];
  /** Optional rules that are played, each named once: `wings`, combat in wings (R D). Left out: none. */
  readonly optionalRules?: readonly OptionalRule[];
  /** Map, counters, charts, cards and scenarios of one's own instead of the reconstructed ones. */
  readonly components?: Components;
}

/** Whether a game is played with an optional rule. */
export const plays: (game: { readonly options: GameOptions }, rule: OptionalRule) => boolean = isPlayedWith;
