/**
 * A modest opponent for every game: the game's own bot if it has one; otherwise it tries what it may do on guesses of what it cannot
 * see, and takes what turns out best.
 */
import { playout, type ChanceSource, type WholeGameTypes } from '../core/index.js';
import type { TerminalGame } from '../hosts/terminal/game.js';

/** How the other seats are played. */
export const BOTS = ['modest', 'random'] as const;
export type Bot = (typeof BOTS)[number];

/** Actions for which it looks ahead, those of chance included. */
const HORIZON = 30;
/** Actions that it tries in all before it decides. */
const PATIENCE = 1_500;
/** Guesses at what is hidden; fewer where there is more to choose from. */
const MOST_GUESSES = 5;

/** The place of the largest figure; of equal ones the first. */
const best = (figures: readonly number[]): number => figures.indexOf(Math.max(...figures));

/** One of the listed actions of the player whose view it is. */
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
