/** Outcomes in English. */
import { phrase } from '../../../core/index.js';
import type { Tongue } from '../../../conquest/text/tables.js';
import { INDEPENDENTS } from '../../vocabulary.js';
import type { ClashTypes } from '../../types.js';
import type { ClashLink } from '../things.js';
import { list, type ClashEnglish } from './speech.js';
import { called } from '../../../conquest/text/calling.js';

export const englishOutcome: Tongue<ClashTypes, ClashLink, ClashEnglish>['outcome'] = (
  { how, winners },
  ended,
  say,
) => {
  const points = ended?.points ?? null;
  const total = points === null ? '' : say.pieces(points, 'victoryPoint');
  // R S13: of equals none wins.
  if (winners.length === 0) return phrase`nobody wins${points === null ? '' : `: several have ${total}`}`;
  const won = list(winners.map((side) => say.side(side)));
  if (points === null)
    return phrase`${won} win${ended === null ? '' : ` a ${called(say.names.margins, ended.margin)}`}: ${called(say.names.endings, how)}`;
  // Ruling S13.3: the fourth player wins with fewer too, if nobody else does.
  return winners.includes(INDEPENDENTS)
    ? phrase`${won} win: the greatest total is ${total}`
    : phrase`${won} win with ${total}`;
};
