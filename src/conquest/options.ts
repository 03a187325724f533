/** R 3.1: the options of a game. A record contains all of them. */
import { isPlayedWith } from '../core/board/index.js';
import type { RuleRef } from '../core/index.js';
import type { Components } from './data/shape.js';

export const PLAYER_COUNTS = [2] as const;
export type PlayerCount = (typeof PLAYER_COUNTS)[number];

/** The optional rules, each with its clause. Any of them can be switched on, alone or with others. */
export const OPTIONAL_RULE_CLAUSES = {
  // R 10
  lightInfantryFires: 'R 10.14',
  attackedAgain: 'R 10.15',
  // R 12
  recuperation: 'R 12.11',
  // R 17
  scorchedEarth: 'R 17.1',
  macedonianFury: 'R 17.2',
  kingMayDie: 'R 17.3',
  mutiny: 'R 17.4',
  citySurrender: 'R 17.5',
} as const satisfies Readonly<Record<string, RuleRef>>;
export type OptionalRule = keyof typeof OPTIONAL_RULE_CLAUSES;
/** The names of the optional rules, in order of their clauses. */
export const OPTIONAL_RULES: readonly OptionalRule[] = /* @__PURE__ */ Object.keys(
  OPTIONAL_RULE_CLAUSES,
) as OptionalRule[];

/** The sections that beginners may leave out. */
export const OMISSIBLE_SECTIONS = {
  // R 7
  supply: 'R 7',
  // R 14
  randomEvents: 'R 14',
  // R 15
  objectives: 'R 15',
} as const satisfies Readonly<Record<string, RuleRef>>;
export type OmissibleSection = keyof typeof OMISSIBLE_SECTIONS;

/** What the options of every game of the family have in common. */
export interface FamilyOptions {
  readonly players: number;
  /** The optional rules that are played, by name. */
  readonly optionalRules?: readonly string[];
  /** Sections of the base that are not played. */
  readonly without?: readonly OmissibleSection[];
  /** Your own map, counters, charts and track. */
  readonly components?: Components;
}

export interface GameOptions extends FamilyOptions {
  readonly players: PlayerCount;
  /** The optional rules that are played, without duplicates. Omitted: none. */
  readonly optionalRules?: readonly OptionalRule[];
  /** Sections that are not played, each named once (beginners' rules of R 7, R 14 and R 15). Left out: none. */
  readonly without?: readonly OmissibleSection[];
  /** Your own map, counters, charts and track instead of the reconstructed ones. */
  readonly components?: Components;
}

/** Returns whether a game is played with an optional rule. */
export const plays: (game: { readonly options: FamilyOptions }, rule: OptionalRule) => boolean = isPlayedWith;

/** Returns whether a game is played without a section of the rules. */
export const leavesOut = ({ options }: { readonly options: FamilyOptions }, section: OmissibleSection): boolean =>
  options.without?.includes(section) ?? false;
