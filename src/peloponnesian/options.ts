/** R 2.2, 22-29: what is agreed before a game. A record carries all of it. */
import type { Components } from './data/shape/components.js';
import type { ScenarioId } from './vocabulary.js';

/** What `createGame` takes. */
export interface GameOptions {
  /** How many play; the scenario says who. */
  readonly players: number;
  readonly scenario: ScenarioId;
  /** Map, counters, charts, cards and scenarios of one's own instead of the reconstructed ones. */
  readonly components?: Components;
}
