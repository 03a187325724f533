/** R 3.1: what is agreed before a game. A record carries all of it. */
import type { RuleRef } from '../core/index.js';
import type { Components } from './data/shape.js';

export const PLAYER_COUNTS = [2] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** The optional rules, each with its clause. */
export const OPTIONAL_RULE_CLAUSES = {
  lightInfantryFires: 'R 10.14',
  attackedAgain: 'R 10.15',
} as const satisfies Readonly<Record<string, RuleRef>>;
export type OptionalRule = keyof typeof OPTIONAL_RULE_CLAUSES;

export interface GameOptions {
  readonly players: PlayerCount;
  /** Optional rules that are played with; none of them if it is left out. */
  readonly optionalRules?: readonly OptionalRule[];
  /** Map, counters, charts and track of one's own instead of the reconstructed ones. */
  readonly components?: Components;
}

/** Whether an optional rule is played with. */
export const plays = (
  { options: { optionalRules = [] } }: { readonly options: GameOptions },
  rule: OptionalRule,
): boolean => optionalRules.includes(rule);
