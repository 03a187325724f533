/** Outcomes in German. */
import type { Margin } from '../../vocabulary.js';
import type { ConquestTypes } from '../../types.js';
import { capital, phrase, words } from '../phrases.js';
import type { Tongue } from '../tables.js';
import type { ConquestLink } from '../things.js';
import { list, type German } from './speech.js';
import { called } from '../calling.js';

/** The adverb of a margin beside *siegen*; a margin that is not here has none. */
const HOW: Readonly<Partial<Record<Margin, string>>> = { decisive: ' entscheidend', marginal: ' knapp' };

export const germanOutcome: Tongue<ConquestTypes, ConquestLink, German>['outcome'] = ({ how, winners }, ended, say) => {
  const points = ended?.points ?? null;
  const why =
    points === null
      ? phrase`: ${capital(words(called(say.names.endings, how)))}`
      : ` mit ${points} ${points === 1 ? 'Siegpunkt' : 'Siegpunkten'}`;
  if (winners.length === 0) return phrase`das Spiel endet unentschieden${why}`;
  return phrase`${list(winners.map((side) => say.side(side)))} siegen${ended === null ? '' : (HOW[ended.margin] ?? '')}${why}`;
};
