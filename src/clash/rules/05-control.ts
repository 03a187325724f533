/** R 5.2, 5.4, S1.3, S13: which side holds a province follows from the units in it. */
import { provinceAt } from '../../conquest/query/06-1-presence.js';
import { PRESENCE_EVENTS } from '../../conquest/rules/05-control.js';
import type { Law } from '../../conquest/table/law.js';
import type { Situation } from '../../conquest/table/situation.js';
import { isPlayed } from '../query/sides.js';
import { INDEPENDENTS } from '../vocabulary.js';

export const controlLaw: Pick<Law<Situation>, 'holderWith'> = {
  /**
   * R 5.2, 5.4: a side alone in a province holds it, on Rhodes too (ruling S1.3). No side holds an independent province
   * while only independents or a side without a player are in it (ruling S5.4).
   */
  holderWith(situation, province, alone) {
    if (alone === undefined) return undefined;
    const isIndependent = provinceAt(situation, province).fact.loyalty === 'independent';
    return isIndependent && (alone === INDEPENDENTS || !isPlayed(situation, alone)) ? null : alone;
  },
};

/**
 * The events after which a place may have the first unit of a side, or have lost its last; in this game also units that
 * go home (R S1.2, S3.0, S14.1).
 */
export const PRESENCE_EVENTS_OF_CLASH = [...PRESENCE_EVENTS, 'unitSentHome', 'unitMutinied'] as const;
