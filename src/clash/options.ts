/** R S1: what is agreed before a game. A record carries all of it. */
import { isPlayedWith } from '../core/board/index.js';
import type { RuleRef } from '../core/index.js';
import type { FamilyOptions } from '../conquest/options.js';
import type { ClashComponents } from './data/shape.js';
import type { Start } from './vocabulary.js';

export const PLAYER_COUNTS = [2, 3, 4] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** The optional rules, each with its clause. Any of them can be switched on, alone or with others. */
export const OPTIONAL_RULE_CLAUSES = {
  // R S10
  mixedPhalanx: 'R S10.6',
  // R S14
  mutinyChecks: 'R S14.1',
  personalGuards: 'R S14.2',
  leaderRecruitment: 'R S14.3',
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
  /** Whether it is the Extended game, which lasts through Winter 301 (R S1.5). Left out: it ends with Winter 311. */
  readonly extended?: boolean;
  /** The start of a game for three or four; a game for two starts at Babylon. Left out: the Summer of 323. */
  readonly start?: Start;
  /** Your own map, counters, charts and track instead of the reconstructed ones. */
  readonly components?: ClashComponents;
}

/** Returns whether a game is played with an optional rule. */
export const plays: (game: { readonly options: FamilyOptions }, rule: OptionalRule) => boolean = isPlayedWith;
