/** R S8.2, S8.3: fleets move with their side, and carry units, leaders and what they have with them. */
import type { Law } from '../../conquest/table/law.js';
import type { Situation } from '../../conquest/table/situation.js';
import { movementWith, voyageWith, type FleetClauses } from '../../conquest/shared/fleets/voyage.js';
import { NEUTRAL } from '../vocabulary.js';

const CLAUSES: FleetClauses = { movement: 'R S8.2', transport: 'R S8.3', staysAboard: true };

export const movement = movementWith(CLAUSES);
export const voyage = voyageWith(CLAUSES);

export const fleetsLaw: Pick<Law<Situation>, 'opposesAtSea'> = {
  /** R S8.2: enemies do; who is neutral lets pass, and is let (ruling S8.3). */
  opposesAtSea: (situation, one, other) =>
    one !== NEUTRAL && other !== NEUTRAL && situation.law.hostile(situation, one, other),
};
