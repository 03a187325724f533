/** Playing on in an imagined situation. */
import {
  CHANCE,
  drawWeighted,
  orThrow,
  type ChanceSource,
  type Simulation,
  type WholeGameTypes,
} from '../core/index.js';
import { greedyChoice } from './greedy.js';
import type { Heuristics } from './heuristics.js';

/** How a bot plays on in its imagination. */
export interface Rollout {
  /**
   * The number of decisions of players after which a situation is evaluated; 0: at once. A game that ends before is not
   * evaluated but won or lost.
   */
  readonly depth?: number;
  /** Who decides on the way: bots with the heuristics of the game, who are slow and sensible, or chance. */
  readonly players?: 'greedy' | 'random';
}

/** Returns a function that plays a simulation on. */
export function rolloutOf<G extends WholeGameTypes>(
  heuristics: Heuristics<G>,
  { depth = 20, players = 'greedy' }: Rollout,
): (simulation: Simulation<G>, chance: ChanceSource) => void {
  const { game } = heuristics;
  return (simulation, chance) => {
    for (let decisions = 0; decisions < depth;) {
      const [actor] = simulation.actors();
      if (actor === undefined) return;
      if (actor === CHANCE) {
        orThrow(simulation.apply(drawWeighted(simulation.chanceOutcomes(), chance)));
        continue;
      }
      const actions = simulation.legalActions();
      const choice =
        players === 'random'
          ? actions[chance.draw(actions.length)]
          : greedyChoice(heuristics, game.viewFor(simulation.state(), actor), actions, chance);
      if (choice === undefined) throw new RangeError('nothing to choose from');
      orThrow(simulation.apply(choice));
      decisions++;
    }
  };
}
