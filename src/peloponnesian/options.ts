/** R 2.2, 22-29: what is agreed before a game. A record carries all of it. */
import type { Components } from './data/shape/components.js';
import type { CardKind, PlayerId, ScenarioId } from './vocabulary.js';

/** Who plays the scenarios whose rules are carried out (R 22, 28, 29). */
export const PLAYERS_IN_PLAY = ['athens', 'sparta'] as const satisfies readonly PlayerId[];

/** How many play the scenarios whose rules are carried out. */
export const PLAYER_COUNTS = [2] as const;

/** The scenario of options that name none (R 22.1). */
export const USUAL_SCENARIO: ScenarioId = 'argiveLeague';

/** What `createGame` takes. */
export interface GameOptions {
  /** How many play; the scenario says who. */
  readonly players: number;
  /** Left out: {@link USUAL_SCENARIO}. */
  readonly scenario?: ScenarioId;
  /** Kinds of Event Card that the players agree to leave out, of those that the scenario lets them (R 23.2.6); left out: none. */
  readonly withoutCards?: readonly CardKind[];
  /** Map, counters, charts, cards and scenarios of one's own instead of the reconstructed ones. */
  readonly components?: Components;
}
