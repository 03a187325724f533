/**
 * Information-set Monte Carlo tree search. Each iteration deals the hidden cards at random, as the player's view allows,
 * and walks down one tree whose nodes are the decisions made since its root. So a node stands for everything that the
 * player cannot tell apart (Cowling, Powley and Whitehouse, 2012). Dice are rolled anew in each iteration. The
 * heuristics of the game say which actions to try first (as in AlphaZero: Silver and others, 2017).
 */
import {
  actionKey,
  CHANCE,
  orThrow,
  seededChance,
  settleSimulation,
  type ChanceSource,
  type Simulation,
  type WholeGameTypes,
} from '../core/index.js';
import { elementAt, type Bot, type Turn } from './bot.js';
import { budgetName, spend, type Budget } from './budget.js';
import { shuffledScores } from './greedy.js';
import type { Heuristics } from './heuristics.js';
import { rolloutOf, type Rollout } from './rollout.js';
import { Node } from './tree.js';
import { expectedShare } from './value.js';

/** The settings of the search beside its budget. */
export interface Search extends Rollout {
  /**
   * How readily the search tries what looks less good, in shares of the victory: with 0 it follows the best action so
   * far. By default 0.1.
   */
  readonly exploration?: number;
}

/** One imagined game: its situation, and its dice. */
interface World<G extends WholeGameTypes> {
  readonly simulation: Simulation<G>;
  readonly chance: ChanceSource;
}

/** Returns a function that returns the n-th of the worlds that look to a player as their view does. */
function worldsOf<G extends WholeGameTypes>(
  { game }: Heuristics<G>,
  { view, chance }: Turn<G>,
): (n: number) => World<G> {
  const seed = String(chance.draw(2 ** 31));
  const dealt: Simulation<G>[] = [];
  return (n) => {
    const dealtNow = (dealt[n] ??= game.simulate(game.sampleState(view, seededChance(`${seed} deal ${n}`))));
    return { simulation: dealtNow.clone(), chance: seededChance(`${seed} dice ${n}`) };
  };
}

/** Returns the index of the most visited child; among equals that with the best results. */
function mostVisited<Player extends string>(children: readonly Node<Player>[], player: Player): number {
  const [best] = [...children.entries()].sort(
    ([, one], [, other]) => other.visits - one.visits || other.mean(player) - one.mean(player),
  );
  return best?.[0] ?? 0;
}

/**
 * Returns a bot that searches. With the same seed and the same number of iterations it makes the same move; with a time,
 * the move depends on the speed of the machine.
 *
 * @example
 * import { heuristics } from 'diadochi/alexandros/bots';
 * import { mctsBot } from 'diadochi/bots';
 *
 * mctsBot(heuristics, { iterations: 200 }).name; // 'mcts:200'
 */
export function mctsBot<G extends WholeGameTypes>(heuristics: Heuristics<G>, settings: Budget & Search): Bot<G> {
  const { game } = heuristics;
  const { exploration = 0.1 } = settings;
  const playOn = rolloutOf(heuristics, settings);

  /** Follows the tree to a node without visits or to the end of the game, and returns the nodes on the way. */
  function descend(from: Node<G['player']>, { simulation, chance }: World<G>): readonly Node<G['player']>[] {
    const path = [from];
    for (let node = from; node.visits > 0; path.push(node)) {
      settleSimulation(simulation, chance);
      const [player] = simulation.actors();
      if (player === undefined || player === CHANCE) break;
      const actions = simulation.legalActions();
      const children = node.childrenFor(actions.map(actionKey), () =>
        shuffledScores(heuristics, game.viewFor(simulation.state(), player), actions, chance),
      );
      const next = node.select(children, player, exploration);
      orThrow(simulation.apply(elementAt(actions, next)));
      node = elementAt(children, next);
    }
    return path;
  }

  return {
    name: `mcts:${budgetName(settings)}`,
    choose(turn) {
      const { view, player, actions, chance } = turn;
      if (actions.length === 1) return elementAt(actions, 0);
      const worldFor = worldsOf(heuristics, turn);
      const root = new Node<G['player']>();
      const children = root.childrenFor(actions.map(actionKey), () =>
        shuffledScores(heuristics, view, actions, chance),
      );
      spend(settings, () => {
        const chosen = root.select(children, player, exploration);
        const child = elementAt(children, chosen);
        // The n-th visit of each action sees the same cards and the same dice, so that luck favours none of them.
        const world = worldFor(child.visits);
        orThrow(world.simulation.apply(elementAt(actions, chosen)));
        const path = descend(child, world);
        playOn(world.simulation, world.chance);
        const state = world.simulation.state();
        const shares = new Map(
          game.players(state).map((each) => [each, expectedShare(heuristics, state, each)] as const),
        );
        for (const node of [root, ...path]) node.add(shares);
      });
      return elementAt(actions, mostVisited(children, player));
    },
  };
}
