/** R X1: the options of a game, including the extended game (ruling X10.3). A record contains all of them. */
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

/** All sections of the base are played; beginners cannot leave any out. */
export interface GameOptions extends Omit<FamilyOptions, 'without'> {
  readonly players: PlayerCount;
  /** The optional rules that are played, without duplicates. Omitted: none. */
  readonly optionalRules?: readonly OptionalRule[];
  /** Your own map, counters, charts and track instead of the reconstructed ones. */
  readonly components?: Components;
}

/** Returns whether a game is played with an optional rule. */
export const plays: (game: { readonly options: FamilyOptions }, rule: OptionalRule) => boolean = isPlayedWith;
