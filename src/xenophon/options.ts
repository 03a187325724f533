/** R X1: what is agreed before a game, and that it may be extended (ruling X10.3). A record carries all of it. */
import { isPlayedWith } from '../core/board/index.js';
import type { RuleRef } from '../core/index.js';
import type { FamilyOptions } from '../conquest/options.js';
import type { Components } from '../conquest/data/shape.js';

export const PLAYER_COUNTS = [2] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** The optional rules, each with its clause. Any of them can be switched on, alone or with others. */
export const OPTIONAL_RULE_CLAUSES = {
  // R X7
  hills: 'R X7.3',
  // R X10
  brotherlyHatred: 'R X10.1',
  anotherGeneral: 'R X10.2',
  extendedGame: 'R X10.3',
} as const satisfies Readonly<Record<string, RuleRef>>;
export type OptionalRule = keyof typeof OPTIONAL_RULE_CLAUSES;
/** The names of the optional rules, in order of their clauses. */
export const OPTIONAL_RULES: readonly OptionalRule[] = /* @__PURE__ */ Object.keys(
  OPTIONAL_RULE_CLAUSES,
) as OptionalRule[];

/** The sections that beginners may leave out of the base are all played. */
export interface GameOptions extends Omit<FamilyOptions, 'without'> {
  readonly players: PlayerCount;
  /** Optional rules that are played, each named once. Left out: none. */
  readonly optionalRules?: readonly OptionalRule[];
  /** Map, counters, charts and track of one's own instead of the reconstructed ones. */
  readonly components?: Components;
}

/** Whether a game is played with an optional rule. */
export const plays: (game: { readonly options: FamilyOptions }, rule: OptionalRule) => boolean = isPlayedWith;
