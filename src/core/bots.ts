/** What every bot needs: keys of actions, chance and whole games in a simulation, results as numbers. */
import * as E from 'fp-ts/lib/Either.js';
import { drawWeighted, type ChanceSource } from './chance/weighted.js';
import { CHANCE, type GameTypes, type Viewer } from './frame.js';
import type { Game, Outcome, WholeGameTypes } from './game.js';
import { canonicalJson } from './json.js';
import type { Machine } from './machine.js';
import type { Simulation } from './simulation.js';
import { orThrow } from './result.js';
import { invalidInput, type InvalidInput } from './rule.js';
import type { ViewOf } from './view.js';

/**
 * Returns a text that identifies an action: equal actions have equal keys, whatever the order of their fields, and
 * different actions have different keys. It changes only if a version of the library changes the JSON of the action.
 * `JSON.parse` turns it back into the action.
 *
 * @example
 * import { actionKey } from 'diadochi/core';
 *
 * actionKey({ type: 'pass', player: 'red' }); // '{"player":"red","type":"pass"}'
 */
export const actionKey = (action: GameTypes['action']): string => canonicalJson(action);

/**
 * Resolves chance in a simulation until a player must decide or the game is over.
 *
 * @returns the number of actions of chance
 *
 * @example
 * import { createGame, orThrow, simulate } from 'diadochi';
 * import { seededChance, settleSimulation } from 'diadochi/core';
 *
 * const simulation = simulate(orThrow(createGame({ players: 4 })));
 * settleSimulation(simulation, seededChance('dealt'));
 * simulation.actors(); // the player who must decide
 */
export function settleSimulation<G extends GameTypes>(simulation: Simulation<G>, chance: ChanceSource): number {
  let actions = 0;
  for (; simulation.actors()[0] === CHANCE; actions++) {
    orThrow(simulation.apply(drawWeighted(simulation.chanceOutcomes(), chance)));
  }
  return actions;
}

/** The settings of a playout. */
export interface PlayoutSettings<G extends GameTypes> {
  /** The maximum number of actions, including those of chance: an integer from 0. */
  readonly maxActions: number;
  /** Chooses one of the legal actions of a player. By default, all are equally likely. */
  readonly choose?: (actions: readonly G['action'][], simulation: Simulation<G>) => G['action'];
}

/**
 * Plays a simulation on, in place, until the game is over or a number of actions has been applied.
 *
 * Throws `Refused` with the refusal if `choose` returns an action that is not listed.
 *
 * @returns the number of actions applied, which is less than `maxActions` only if the game is over
 *
 * @example
 * import { createGame, orThrow, outcome, PLAYERS, simulate } from 'diadochi';
 * import { playout, returns, seededChance } from 'diadochi/core';
 *
 * const simulation = simulate(orThrow(createGame({ players: 4 })));
 * playout(simulation, seededChance('first playout'), { maxActions: 200 }); // 200
 * returns(outcome(simulation.state()), PLAYERS); // all 0: it is not over
 */
export function playout<G extends GameTypes>(
  simulation: Simulation<G>,
  chance: ChanceSource,
  { maxActions, choose }: PlayoutSettings<G>,
): number {
  let carriedOut = 0;
  for (; carriedOut < maxActions; carriedOut++) {
    const [actor] = simulation.actors();
    if (actor === undefined) break;
    if (actor === CHANCE) {
      orThrow(simulation.apply(drawWeighted(simulation.chanceOutcomes(), chance)));
      continue;
    }
    const actions = simulation.legalActions();
    const choice = choose === undefined ? actions[chance.draw(actions.length)] : choose(actions, simulation);
    if (choice === undefined) throw new RangeError('no action was chosen');
    orThrow(simulation.apply(choice));
  }
  return carriedOut;
}

/**
 * Returns the result of a game for each player: 1 for a single winner, equal shares of 1 for several winners, and 0 for
 * everybody else. All are 0 while the game goes on. So the sum is 1 once somebody has won.
 *
 * @example
 * import { returns } from 'diadochi/core';
 *
 * returns({ winners: ['red', 'blue'], how: 'tie', rule: 'R 7' }, ['red', 'blue', 'green']); // { red: 0.5, blue: 0.5, green: 0 }
 */
export function returns<Player extends string>(
  outcome: Outcome<Player> | undefined,
  players: readonly Player[],
): Readonly<Record<Player, number>> {
  const winners = outcome?.winners ?? [];
  const shares = players.map((player) => [player, winners.includes(player) ? 1 / winners.length : 0] as const);
  return Object.fromEntries(shares) as Record<Player, number>;
}

/**
 * Returns the number of sequences of `depth` actions, where each outcome of chance counts as one action, whatever its
 * weight. It is a fingerprint of the rules. A game that ends earlier does not count.
 *
 * @param depth - an integer from 0; throws a `RangeError` for anything else
 *
 * @example
 * import { alexandros } from 'diadochi/alexandros';
 * import { orThrow, perft } from 'diadochi/core';
 *
 * perft(alexandros, orThrow(alexandros.createGame({ players: 2 })), 0); // 1
 */
export function perft<G extends GameTypes>(
  game: Pick<Machine<G>, 'simulate'>,
  state: G['state'],
  depth: number,
): number {
  if (!Number.isSafeInteger(depth) || depth < 0) throw new RangeError(`no depth: ${String(depth)}`);
  return depth === 0 ? 1 : leaves(game.simulate(state), depth);
}

function leaves<G extends GameTypes>(simulation: Simulation<G>, depth: number): number {
  const actions = simulation.legalActions();
  if (depth === 1) return actions.length;
  let count = 0;
  for (const action of actions) {
    const branch = simulation.clone();
    orThrow(branch.apply(action));
    count += leaves(branch, depth - 1);
  }
  return count;
}

/**
 * Returns the functions for bots of one game.
 *
 * @example
 * import { alexandros } from 'diadochi/alexandros';
 * import { bots, orThrow } from 'diadochi/core';
 *
 * const { outcomeIn, returnsOf } = bots(alexandros);
 * const state = orThrow(alexandros.createGame({ players: 2 }));
 * outcomeIn(alexandros.simulate(state)); // undefined
 * returnsOf(state); // { red: 0, yellow: 0 }
 */
export function bots<G extends WholeGameTypes>(game: Game<G>) {
  /** Parses the key of an action, as written by {@link actionKey}. Any other JSON text of an action works too. */
  function parseAction(key: string): E.Either<InvalidInput, G['action']> {
    let input: unknown;
    try {
      input = JSON.parse(key);
    } catch {
      return E.left(invalidInput([{ path: '$', message: 'expected JSON' }]));
    }
    return game.decode.action(input);
  }

  /** Returns who has won, and how, or `undefined` while the game goes on. */
  const outcomeIn = (simulation: Simulation<G>): ReturnType<Game<G>['outcome']> =>
    simulation.actors().length > 0 ? undefined : game.outcome(simulation.state());

  /** Returns the view of a viewer. */
  const viewIn = (simulation: Simulation<G>, viewer: Viewer<G>): ViewOf<G> => game.viewFor(simulation.state(), viewer);

  /** Returns the result of the game for each player: see {@link returns}. */
  const returnsOf = (shown: G['shown']): Readonly<Record<G['player'], number>> =>
    returns<G['player']>(game.outcome(shown), game.players(shown));

  return { parseAction, outcomeIn, viewIn, returnsOf };
}
