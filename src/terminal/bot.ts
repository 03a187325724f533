/**
 * A simple opponent for every game: the game's own bot if it has one. Otherwise it tries the legal actions on random
 * guesses at what is hidden, and takes the one with the best result.
 */
import { playout, type ChanceSource, type WholeGameTypes } from '../core/index.js';
import type { TerminalGame } from '../hosts/terminal/game.js';

/** The bots for the other seats. */
export const BOTS = ['modest', 'random'] as const;
export type Bot = (typeof BOTS)[number];

/** The number of actions to look ahead, those of chance included. */
const HORIZON = 30;
/** The number of actions tried before a decision. */
const PATIENCE = 1_500;
/** The most guesses at what is hidden; there are fewer if there is more to choose from. */
const MOST_GUESSES = 5;

/** Returns the index of the largest value; the first of equal ones. */
const best = (figures: readonly number[]): number => figures.indexOf(Math.max(...figures));

/** Returns one of the legal actions of the player whose view it is. */
export function botChoice<G extends WholeGameTypes>(
  bot: Bot,
  { game, worth, choose }: Pick<TerminalGame<G>, 'game' | 'worth' | 'choose'>,
  view: G['view'],
  player: G['player'],
  chance: ChanceSource,
): G['action'] {
  const actions = game.legalActionsFromView(view);
  if (bot === 'modest' && choose !== undefined) return choose(view, actions, chance);
  const totals = actions.map(() => 0);
  const guesses = Math.ceil(Math.min(MOST_GUESSES, PATIENCE / (HORIZON * Math.max(1, actions.length))));
  if (bot === 'modest' && actions.length > 1) {
    for (let guess = 0; guess < guesses; guess++) {
      const imagined = game.simulate(game.sampleState(view, chance));
      for (const [index, action] of actions.entries()) {
        const trial = imagined.clone();
        trial.apply(action);
        playout(trial, chance, { maxActions: HORIZON });
        totals[index] = (totals[index] ?? 0) + worth(trial.state(), player);
      }
    }
  }
  const choice = actions[bot === 'random' ? chance.draw(actions.length) : best(totals)];
  if (choice === undefined) throw new RangeError('nothing to choose from');
  return choice;
}
