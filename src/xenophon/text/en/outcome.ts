/** Outcomes in English. */
import { phrase } from '../../../core/index.js';
import { englishOutcome as baseOutcome } from '../../../conquest/text/en/outcome.js';
import { list } from '../../../conquest/text/en/speech.js';
import type { Tongue } from '../../../conquest/text/tables.js';
import type { ConquestLink } from '../../../conquest/text/things.js';
import type { Margin } from '../../../conquest/vocabulary.js';
import type { XenophonTypes } from '../../types.js';
import type { XenophonEnglish } from './speech.js';

/** R X9.2: what the homecoming of the Greeks is worth; by the King's men it is no more than won. */
const MORAL: Readonly<Partial<Record<Margin, string>>> = {
  decisive: ' a decisive moral victory',
  pyrrhic: ' a Pyrrhic moral victory',
};

export const englishOutcome: Tongue<XenophonTypes, ConquestLink, XenophonEnglish>['outcome'] = (won, ended, say) => {
  const { how, winners } = won;
  const winning = phrase<ConquestLink>`${list(winners.map((side) => say.side(side)))} win`;
  if (how === 'homecoming')
    return phrase`${winning}${ended === null ? '' : (MORAL[ended.margin] ?? '')}: ${say.homecoming()}`;
  // R X9.3 knows no degrees of victory
  if (ended?.margin === 'plain') return phrase`${winning} with ${say.pieces(ended.points ?? 0, 'victoryPoint')}`;
  return baseOutcome(won, ended, say);
};
