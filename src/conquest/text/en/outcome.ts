/** Outcomes in English. */
import type { ConquestTypes } from '../../types.js';
import { phrase } from '../phrases.js';
import type { ConquestLink } from '../things.js';
import type { Tongue } from '../tables.js';
import { list, type English } from './speech.js';
import { called } from '../calling.js';

export const englishOutcome: Tongue<ConquestTypes, ConquestLink, English>['outcome'] = (
  { how, winners },
  ended,
  say,
) => {
  const points = ended?.points ?? null;
  const why = points === null ? `: ${called(say.names.endings, how)}` : ` with ${say.pieces(points, 'victoryPoint')}`;
  if (winners.length === 0) return phrase`the game is a draw${why}`;
  const victory = ended === null ? '' : ` a ${called(say.names.margins, ended.margin)}`;
  return phrase`${list(winners.map((side) => say.side(side)))} win${victory}${why}`;
};
