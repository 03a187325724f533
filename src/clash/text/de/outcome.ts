/** Outcomes in German. */
import { capital, phrase, words } from '../../../core/index.js';
import type { Tongue } from '../../../conquest/text/tables.js';
import { INDEPENDENTS } from '../../vocabulary.js';
import type { ClashTypes } from '../../types.js';
import type { ClashLink } from '../things.js';
import { list, type ClashGerman } from './speech.js';
import { called } from '../../../conquest/text/calling.js';

export const germanOutcome: Tongue<ClashTypes, ClashLink, ClashGerman>['outcome'] = ({ how, winners }, ended, say) => {
  const points = ended?.points ?? null;
  // R S13: of equals none wins.
  if (winners.length === 0)
    return phrase`niemand siegt${points === null ? '' : `: Mehrere haben ${say.pieces(points, 'victoryPoint')}`}`;
  const won = phrase`${list(winners.map((side) => say.side(side)))} siegen`;
  if (points === null)
    return phrase`${won}${ended?.margin === 'decisive' ? ' entscheidend' : ''}: ${capital(words(called(say.names.endings, how)))}`;
  // Ruling S13.3: the fourth player wins with fewer too, if nobody else does.
  return winners.includes(INDEPENDENTS)
    ? phrase`${won}: Die höchste Summe sind ${say.pieces(points, 'victoryPoint')}`
    : phrase`${won} mit ${points} ${points === 1 ? 'Siegpunkt' : 'Siegpunkten'}`;
};
