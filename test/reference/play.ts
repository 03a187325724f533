/** Games to look at: played from a seed, by chance alone or by players who look for trouble. */
import { drawWeighted, orThrow, seededChance } from '../../src/core/index.js';
import {
  createGame,
  simulate,
  type Action,
  type GameEvent,
  type GameOptions,
  type GameState,
} from '../../src/successors/index.js';
import { SUCCESSORS_POLICIES } from '../successors/policies.js';

/** One step of a game: what could be done, what was done, what came of it. */
export interface Step {
  readonly index: number;
  readonly before: GameState;
  /** Nothing where chance decides. */
  readonly legal: readonly Action[];
  readonly action: Action;
  readonly events: readonly GameEvent[];
  readonly after: GameState;
}

/** How players choose. `trouble` prefers fights, voyages, sieges and cards, and goes where enemies are. */
export const POLICIES = ['uniform', 'trouble'] as const;
export type Policy = (typeof POLICIES)[number];

/** A game that can be played again. */
export interface Course {
  readonly options: GameOptions;
  readonly policy: Policy;
  readonly seed: string;
}

/** Plays a game from its beginning and shows every step. `visit` says whether to go on. */
export function play({ options, policy, seed }: Course, visit: (step: Step) => boolean): void {
  const chance = seededChance(`reference ${options.players} ${policy} ${seed}`);
  const simulation = simulate(orThrow(createGame(options)));
  let before = simulation.state();
  for (let index = 0; ; index++) {
    const [actor] = simulation.actors();
    if (actor === undefined) return;
    let legal: readonly Action[] = [];
    let action: Action;
    if (actor === 'chance') {
      action = drawWeighted(simulation.chanceOutcomes(), chance);
    } else {
      legal = simulation.legalActions();
      action = SUCCESSORS_POLICIES[policy](legal, () => before, chance);
    }
    const events = orThrow(simulation.apply(action));
    const after = simulation.state();
    if (!visit({ index, before, legal, action, events, after })) return;
    before = after;
  }
}
