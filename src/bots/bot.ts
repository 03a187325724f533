/** What a bot is, and what it is given. */
import type { ChanceSource, Game, ViewOf, WholeGameTypes } from '../core/index.js';

/** A decision of a player: everything that a bot gets. Nothing in it reveals what is hidden from the player. */
export interface Turn<G extends WholeGameTypes> {
  readonly view: ViewOf<G>;
  readonly player: G['player'];
  /** The legal actions; never empty. */
  readonly actions: readonly G['action'][];
  /** The dice of the bot. They are not those of the game. */
  readonly chance: ChanceSource;
}

/**
 * Returns the decision of a player in a state, as a bot gets it: with the view of the player and no state.
 *
 * @param player - the player who must decide
 *
 * @example
 * import { alexandros, createMatch } from 'diadochi/alexandros';
 * import { randomBot, turnOf } from 'diadochi/bots';
 * import { orThrow, seededChance } from 'diadochi/core';
 *
 * const { state } = orThrow(createMatch({ players: 2, seed: 'susa' }));
 * randomBot().choose(turnOf(alexandros, state, 'red', seededChance('a bot'))).player; // 'red'
 */
export function turnOf<G extends WholeGameTypes>(
  game: Game<G>,
  state: G['state'],
  player: G['player'],
  chance: ChanceSource,
): Turn<G> {
  const view = game.viewFor(state, player);
  return { view, player, actions: game.legalActionsFromView(view), chance };
}

/**
 * A player that is a program: it returns one of the legal actions.
 *
 * @example
 * import type { Bot } from 'diadochi/bots';
 * import type { AlexandrosTypes } from 'diadochi/alexandros';
 *
 * const first: Bot<AlexandrosTypes> = {
 *   name: 'first',
 *   choose: ({ actions: [action] }) => {
 *     if (action === undefined) throw new RangeError('nothing to choose from');
 *     return action;
 *   },
 * };
 * first.name; // 'first'
 */
export interface Bot<G extends WholeGameTypes> {
  /** The name of the bot in results: `greedy`, `mcts:200`. */
  readonly name: string;
  choose(turn: Turn<G>): G['action'];
}

/** A bot that plays every game, because it looks at nothing but the number of actions. It is a `Bot<G>` for every `G`. */
export interface UniversalBot {
  readonly name: string;
  choose<Action>(turn: { readonly actions: readonly Action[]; readonly chance: ChanceSource }): Action;
}

/** Returns the element with an index that is certainly in the list. */
export function elementAt<T>(list: readonly T[], index: number): T {
  const element = list[index];
  if (element === undefined) throw new RangeError('nothing to choose from');
  return element;
}

/** Returns the index of the largest number; the first of equal ones. */
export function indexOfLargest(numbers: readonly number[]): number {
  let best = 0;
  for (const [index, number] of numbers.entries()) if (number > (numbers[best] ?? -Infinity)) best = index;
  return best;
}
