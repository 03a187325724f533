/** The result of a game, in English. */
import { numbered, phrase } from '../../../core/index.js';
import type { Ended, LeagueMargins } from '../../state.js';
import { victorsIn } from '../outcome.js';
import type { Saying } from '../things.js';
import { list, type English } from './speech.js';

/** Returns the results of the players of the League: `Sparta wins a decisive victory and Thebes a victory`. */
function shares(margins: LeagueMargins, say: English): Saying {
  const victors = victorsIn(margins);
  if (victors.length === 0) return phrase`Athens has lost, but nobody in the League has won`;
  return list(
    victors.map(({ margin, players }, index) => {
      const wins = index > 0 ? '' : numbered(players.length, 'wins ', 'win ');
      return phrase`${list(players.map(say.player))} ${wins}a ${say.names.margins[margin]}`;
    }),
  );
}

export function englishOutcome({ winner, margin, how, margins }: Ended, say: English): Saying {
  const { names } = say;
  const ending = names.endings[how];
  if (margins !== undefined) return phrase`${shares(margins, say)}: ${ending}`;
  if (winner === null) return phrase`the game ends in a draw: ${ending}`;
  return phrase`${names.camps[winner]} ${margin === null ? 'wins' : `wins a ${names.margins[margin]}`}: ${ending}`;
}
