/** Outcomes in German. */
import { phrase } from '../../../core/index.js';
import { germanOutcome as baseOutcome } from '../../../conquest/text/de/outcome.js';
import { list } from '../../../conquest/text/de/speech.js';
import type { Tongue } from '../../../conquest/text/tables.js';
import type { ConquestLink } from '../../../conquest/text/things.js';
import type { Margin } from '../../../conquest/vocabulary.js';
import type { XenophonTypes } from '../../types.js';
import type { XenophonGerman } from './speech.js';

/** R X9.2: what the homecoming of the Greeks is worth; by the King's men it is no more than won. */
const MORAL: Readonly<Partial<Record<Margin, string>>> = {
  decisive: 'erringen einen entscheidenden moralischen Sieg',
  pyrrhic: 'erringen einen moralischen Pyrrhussieg',
};

export const germanOutcome: Tongue<XenophonTypes, ConquestLink, XenophonGerman>['outcome'] = (won, ended, say) => {
  const { how, winners } = won;
  if (how !== 'homecoming') return baseOutcome(won, ended, say);
  const win = (ended === null ? undefined : MORAL[ended.margin]) ?? 'siegen';
  return phrase`${list(winners.map((side) => say.side(side)))} ${win}: ${say.homecoming()}`;
};
