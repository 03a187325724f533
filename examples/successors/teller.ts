/** Successors, played by bots and told in the terminal. */
import { successors } from '../../src/successors/index.js';
import type { PlayerCount } from '../../src/successors/options.js';
import type { SuccessorsTypes } from '../../src/successors/types.js';
import type { Storyteller } from '../teller.js';
import { choose } from './bot.js';
import { chronicle } from './chronicle/index.js';
import { scoreboard } from './scoreboard.js';
import { faction, listed } from './words.js';

const HOW: Readonly<Record<string, string>> = {
  legitimacy: 'by Legitimacy',
  victoryPoints: 'by Victory Points',
  regency: 'as Regent of an Heir come of age',
  heirOfAge: 'when an Heir without a guardian came of age',
  mostVictoryPoints: 'with the most Victory Points at the end',
};

export const successorsTeller: Storyteller<SuccessorsTypes> = {
  game: successors,
  options: (players) => ({ players: players as PlayerCount }),
  choose,
  tell: chronicle,
  ending(state) {
    const { outcome } = state;
    return outcome === null
      ? ['The game is not over.']
      : [
          ...scoreboard(state),
          '',
          `${listed(outcome.winners.map(faction))} wins ${HOW[outcome.how]} (${outcome.rule}), in Game Turn ${state.turn}.`,
        ];
  },
};
