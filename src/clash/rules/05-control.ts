/** R 5.2, 5.4, S1.3, S13: who holds a province follows from who is in it. */
import { provinceAt } from '../../conquest/query/presence.js';
import { settleControl as ofTheBase, STIRRING } from '../../conquest/rules/05-control.js';
import type { Consequence } from '../../conquest/rules/hearing.js';
import type { Law } from '../../conquest/table/law.js';
import type { Situation } from '../../conquest/table/situation.js';
import { isPlayed } from '../query/sides.js';
import type { ClashTypes } from '../types.js';
import { INDEPENDENTS } from '../vocabulary.js';

export const controlLaw: Pick<Law<Situation>, 'holderWith'> = {
  /** R 5.2, 5.4: whoever is alone in it; an independent province is nobody's as long as no other side is alone in it (ruling S5.4). */
  holderWith(situation, province, alone) {
    if (alone === undefined) return undefined;
    const isIndependent = provinceAt(situation, province).fact.loyalty === 'independent';
    return isIndependent && (alone === INDEPENDENTS || !isPlayed(situation, alone)) ? null : alone;
  },
};

/** What may bring the first of a side to a place, or take the last away: who goes home leaves one, too (R S1.2, S3.0, S14.1). */
export const STIRRING_IN_CLASH = [...STIRRING, 'unitSentHome', 'unitMutinied'] as const;

/** R 5: looks who holds a province. */
export const settleControl: Consequence<ClashTypes> = {
  ...ofTheBase,
  after: STIRRING_IN_CLASH,
};
