/** Playing on in an imagined situation. */
import {
  CHANCE,
  orThrow,
  settleSimulation,
  type ChanceSource,
  type Simulation,
  type WholeGameTypes,
} from '../core/index.js';
import { elementAt } from './bot.js';
import { greedyChoice } from './greedy.js';
import type { Heuristics } from './heuristics.js';

/** How a bot plays on in its imagination before it evaluates a situation. */
export interface Rollout {
  /**
   * The number of rounds to play: with 1, to the end of the round in which the bot decides; with 0, none. A game that
   * ends before is not evaluated but won or lost. By default the horizon of the game's heuristics.
   */
  readonly rounds?: number;
  /** The most decisions of players, however long the rounds are; by default 300. */
  readonly decisions?: number;
  /** Who decides: `greedy` bots, who are slow and sensible (by default), or `random` ones. */
  readonly players?: 'greedy' | 'random';
}

/** Returns a function that plays a simulation on to the end of the rounds that are counted from `begun`. */
export function rolloutOf<G extends WholeGameTypes>(
  heuristics: Heuristics<G>,
  { rounds = heuristics.horizon ?? 1, decisions = 300, players = 'greedy' }: Rollout,
): (simulation: Simulation<G>, chance: ChanceSource, begun: number) => void {
  const { game, round } = heuristics;
  const choose = (simulation: Simulation<G>, actor: G['player'], chance: ChanceSource): G['action'] => {
    const actions = simulation.legalActions();
    if (players === 'random') return elementAt(actions, chance.draw(actions.length));
    return greedyChoice(heuristics, game.viewFor(simulation.state(), actor), actions, chance);
  };
  return (simulation, chance, begun) => {
    for (let left = decisions; left > 0; left--) {
      settleSimulation(simulation, chance);
      const [actor] = simulation.actors();
      if (actor === undefined || actor === CHANCE) return;
      const [only, ...others] = simulation.legalActions();
      // A forced action needs neither a view nor the number of the round, which are slow to get.
      const isForced = only !== undefined && others.length === 0;
      if (!isForced && round(simulation.state()) >= begun + rounds) return;
      orThrow(simulation.apply(isForced ? only : choose(simulation, actor, chance)));
    }
  };
}
