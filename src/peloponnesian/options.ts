/** R 2.2, 22-29: the options of a game, all of which a record contains. */
import { isPlayedWith } from '../core/board/index.js';
import type { RuleRef } from '../core/index.js';
import type { Components } from './data/shape/components.js';
import type { CardKind, ScenarioId } from './vocabulary.js';

/** The possible numbers of players (R 22-29). */
export const PLAYER_COUNTS = [2, 3, 4] as const;

/** The default scenarios by the number of players (R 22.1, 24.1, 25.1). */
const USUAL_SCENARIOS: Readonly<Record<number, ScenarioId>> = { 3: 'threePlayerCampaign', 4: 'fourPlayerCampaign' };

/** Returns the scenario of options: the one that they name, or the default for the number of players. */
export const scenarioNamed = ({ players, scenario }: Pick<GameOptions, 'players' | 'scenario'>): ScenarioId =>
  scenario ?? USUAL_SCENARIOS[players] ?? 'argiveLeague';

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

/** The options of `createGame`. */
export interface GameOptions {
  /** The number of players: 2, Athens and Sparta; 3, with Thebes (R 24); or 4, with Corinth too (R 25). */
  readonly players: number;
  /** Left out: `argiveLeague` for two players, `threePlayerCampaign` for three, `fourPlayerCampaign` for four. */
  readonly scenario?: ScenarioId;
  /**
   * Kinds of Event Card that the players agree to leave out: `plagueInAthens`, in the campaigns and `archidamianWar`
   * (R 23.2.6). Left out: none.
   */
  readonly withoutCards?: readonly CardKind[];
  /** Optional rules in play, each named once: `wings`, combat in wings (R D). Left out: none. */
  readonly optionalRules?: readonly OptionalRule[];
  /** Custom map, counters, charts, cards and scenarios instead of the reconstructed ones. */
  readonly components?: Components;
}

/** Returns whether a game is played with an optional rule. */
export const plays: (game: { readonly options: GameOptions }, rule: OptionalRule) => boolean = isPlayedWith;
