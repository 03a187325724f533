/** How a game was won, in German. */
import { capital, phrase, words } from '../../../core/index.js';
import type { Ended } from '../../state.js';
import type { Saying } from '../things.js';
import type { German } from './speech.js';

export function germanOutcome({ winner, margin, how }: Ended, { names }: German): Saying {
  const ending = capital(words(names.endings[how]));
  if (winner === null) return phrase`das Spiel endet unentschieden: ${ending}`;
  return margin === 'decisive'
    ? phrase`${names.camps[winner]} erringt einen entscheidenden Sieg: ${ending}`
    : phrase`${names.camps[winner]} gewinnt: ${ending}`;
}
