/** The result of a game, in German. */
import { capital, numbered, phrase, words } from '../../../core/index.js';
import type { Ended, LeagueMargins } from '../../state.js';
import type { Margin } from '../../vocabulary.js';
import { victorsIn } from '../outcome.js';
import type { Saying } from '../things.js';
import { list, type German } from './speech.js';

/** A victory in the accusative. */
const VICTORY: Readonly<Record<Margin, string>> = { decisive: 'einen entscheidenden Sieg', victory: 'einen Sieg' };

/**
 * Returns the results of the players of the League: `Sparta erringt einen entscheidenden Sieg und Theben einen Sieg`.
 */
function shares(margins: LeagueMargins, say: German): Saying {
  const victors = victorsIn(margins);
  if (victors.length === 0) return phrase`Athen hat verloren, aber niemand im Bund hat gewonnen`;
  return list(
    victors.map(({ margin, players }, index) => {
      const wins = index > 0 ? '' : numbered(players.length, 'erringt ', 'erringen ');
      return phrase`${list(players.map(say.player))} ${wins}${VICTORY[margin]}`;
    }),
  );
}

export function germanOutcome({ winner, margin, how, margins }: Ended, say: German): Saying {
  const { names } = say;
  const ending = capital(words(names.endings[how]));
  if (margins !== undefined) return phrase`${shares(margins, say)}: ${ending}`;
  if (winner === null) return phrase`das Spiel endet unentschieden: ${ending}`;
  return margin === 'decisive'
    ? phrase`${names.camps[winner]} erringt einen entscheidenden Sieg: ${ending}`
    : phrase`${names.camps[winner]} gewinnt: ${ending}`;
}
