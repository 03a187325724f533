/** How a game was won, in English. */
import { phrase } from '../../../core/index.js';
import type { Ended } from '../../state.js';
import type { Saying } from '../things.js';
import type { English } from './speech.js';

export function englishOutcome({ winner, margin, how }: Ended, { names }: English): Saying {
  const ending = names.endings[how];
  if (winner === null) return phrase`the game ends in a draw: ${ending}`;
  return phrase`${names.camps[winner]} ${margin === null ? 'wins' : `wins a ${names.margins[margin]}`}: ${ending}`;
}
