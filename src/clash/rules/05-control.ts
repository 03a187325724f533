/** R 5.2, 5.4, S1.3, S13: who holds a province follows from who is in it. */
import { provinceAt } from '../../conquest/query/06-1-presence.js';
import { PRESENCE_EVENTS } from '../../conquest/rules/05-control.js';
import type { Law } from '../../conquest/table/law.js';
import type { Situation } from '../../conquest/table/situation.js';
import { isPlayed } from '../query/sides.js';
import { INDEPENDENTS } from '../vocabulary.js';

export const controlLaw: Pick<Law<Situation>, 'holderWith'> = {
  /** R 5.2, 5.4: the side that is alone in it, on Rhodes too (ruling S1.3); an independent province is nobody's as long as no other side is alone in it (ruling S5.4). */
  holderWith(situation, province, alone) {
    if (alone === undefined) return undefined;
    const isIndependent = provinceAt(situation, province).fact.loyalty === 'independent';
    return isIndependent && (alone === INDEPENDENTS || !isPlayed(situation, alone)) ? null : alone;
  },
};

/** The events that may bring the first unit of a side to a place, or take the last one away: units that go home do (R S1.2, S3.0, S14.1). */
export const PRESENCE_EVENTS_OF_CLASH = [...PRESENCE_EVENTS, 'unitSentHome', 'unitMutinied'] as const;
