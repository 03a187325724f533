/** Playing on in an imagined situation. */
import {
  CHANCE,
  orThrow,
  settleSimulation,
  type ChanceSource,
  type Simulation,
  type WholeGameTypes,
} from '../core/index.js';
import { greedyChoice } from './greedy.js';
import type { Heuristics } from './heuristics.js';

/** How a bot plays on in its imagination before it evaluates a situation. */
export interface Rollout {
  /**
   * The number of rounds to play: with 1, to the end of the round in which the bot decides; with 0, none. A game that
   * ends before is not evaluated but won or lost. By default 1.
   */
  readonly rounds?: number;
  /** The most decisions of players, however long the rounds are; by default 100. */
  readonly decisions?: number;
  /** Who decides: `greedy` bots, who are slow and sensible (by default), or `random` ones. */
  readonly players?: 'greedy' | 'random';
}

/** Returns a function that plays a simulation on to the end of the rounds that are counted from `begun`. */
export function rolloutOf<G extends WholeGameTypes>(
  heuristics: Heuristics<G>,
  { rounds = 1, decisions = 100, players = 'greedy' }: Rollout,
): (simulation: Simulation<G>, chance: ChanceSource, begun: number) => void {
  const { game, round } = heuristics;
  return (simulation, chance, begun) => {
    for (let left = decisions; left > 0; left--) {
      settleSimulation(simulation, chance);
      const [actor] = simulation.actors();
      if (actor === undefined || actor === CHANCE) return;
      const state = simulation.state();
      if (round(state) >= begun + rounds) return;
      const actions = simulation.legalActions();
      const choice =
        players === 'random'
          ? actions[chance.draw(actions.length)]
          : greedyChoice(heuristics, game.viewFor(state, actor), actions, chance);
      if (choice === undefined) throw new RangeError('nothing to choose from');
      orThrow(simulation.apply(choice));
    }
  };
}
