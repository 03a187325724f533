/**
 * Information-set Monte Carlo tree search. Each iteration deals the hidden cards at random, as the player's view allows,
 * and walks down one tree whose nodes are the decisions made since its root. So a node stands for everything that the
 * player cannot tell apart (Cowling, Powley and Whitehouse, 2012). Dice are rolled anew in each iteration.
 *
 * The search improves on the heuristics, and departs from them only for a reason. At the root their favourite races
 * against some challengers (`race.ts`). From there all players follow the heuristics to the horizon of the game: this is
 * policy improvement by rollouts (Tesauro and Galperin, 1997). A node that has been visited often grows children, which
 * are tried in the order in which the heuristics like them (as in AlphaZero: Silver and others, 2017).
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
import { rankedActions, shuffledScores } from './greedy.js';
import type { Heuristics } from './heuristics.js';
import { rolloutOf, type Rollout } from './rollout.js';
import { stillRunning, winner, type Runner } from './race.js';
import { Node } from './tree.js';
import { expectedShare } from './value.js';

/** The settings of the search beside its budget. */
export interface Search extends Rollout {
  /**
   * How readily the search tries what looks less good, in shares of the victory: with 0 it follows the best action so
   * far. By default 0.1.
   */
  readonly exploration?: number;
  /** How many of the actions that the heuristics like best are tried; by default 6. */
  readonly width?: number;
  /**
   * By how many standard errors an action must lead to be preferred to the favourite of the heuristics. By default
   * 1.5: with less, chance alone often makes one of several actions look better.
   */
  readonly caution?: number;
}

/** The visits after which a node gets children. Before, the players go on from it as the heuristics advise. */
const VISITS_TO_GROW = 16;

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
  const deals: Simulation<G>[] = [];
  return (n) => {
    const deal = (deals[n] ??= game.simulate(game.sampleState(view, seededChance(`${seed} deal ${n}`))));
    return { simulation: deal.clone(), chance: seededChance(`${seed} dice ${n}`) };
  };
}

/** An action at the root. */
interface Candidate<G extends WholeGameTypes> extends Runner {
  readonly action: G['action'];
  readonly node: Node<G['player']>;
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
  const { exploration = 0.1, width = 6, caution = 1.5 } = settings;
  const playOn = rolloutOf(heuristics, settings);

  /** Follows the tree to a node without children or to the end of the game, and returns the nodes on the way. */
  function descend(from: Node<G['player']>, { simulation, chance }: World<G>): readonly Node<G['player']>[] {
    const path = [from];
    for (let node = from; node.visits >= VISITS_TO_GROW; path.push(node)) {
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

  /** Tries an action in one world, and returns the shares of the players in the victory. */
  function visit(candidate: Candidate<G>, world: World<G>, begun: number): ReadonlyMap<G['player'], number> {
    orThrow(world.simulation.apply(candidate.action));
    const path = descend(candidate.node, world);
    playOn(world.simulation, world.chance, begun);
    const state = world.simulation.state();
    const shares = new Map(game.players(state).map((each) => [each, expectedShare(heuristics, state, each)] as const));
    for (const node of path) node.add(shares);
    return shares;
  }

  return {
    name: `mcts:${budgetName(settings)}`,
    choose(turn) {
      const { view, player, actions } = turn;
      if (actions.length === 1) return elementAt(actions, 0);
      const worldFor = worldsOf(heuristics, turn);
      const begun = heuristics.round(view);
      const ranked = rankedActions(heuristics, turn)
        .slice(0, width)
        .map(({ action }): Candidate<G> => ({ action, node: new Node(), shares: [] }));
      const favourite = elementAt(ranked, 0);
      let challengers: readonly Candidate<G>[] = ranked.slice(1);
      let next = 0;
      spend(settings, () => {
        const candidate = elementAt([favourite, ...challengers], next);
        const shares = visit(candidate, worldFor(candidate.shares.length), begun);
        candidate.shares.push(shares.get(player) ?? 0);
        next++;
        if (next <= challengers.length) return true;
        next = 0;
        challengers = stillRunning(favourite, challengers);
        return challengers.length > 0;
      });
      return (winner(favourite, challengers, caution) ?? favourite).action;
    },
  };
}
