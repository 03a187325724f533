/** R S8.2, S8.3: fleets move with their side and carry units, leaders and markers. */
import type { Law } from '../../conquest/table/law.js';
import type { Situation } from '../../conquest/table/situation.js';
import { movementWith, voyageWith, type FleetClauses } from '../../conquest/extension/fleets/voyage.js';
import type { GameRun, RulesOf } from '../types.js';
import { NEUTRAL } from '../vocabulary.js';
import { embarkGuard } from './14-2-guards.js';

/**
 * R S8.2, S8.3: units need no leader to be carried, and may have been placed in this turn (ruling S8.17). They may stay
 * at sea (R S8.4).
 */
const CLAUSES: FleetClauses = { movement: 'R S8.2', transport: 'R S8.3', staysAboard: true };

export const movement = movementWith(CLAUSES);

const baseVoyage: RulesOf<'voyage'> = voyageWith(CLAUSES);

const withGuard = (run: GameRun): void => {
  const open = run.frame('voyage');
  if (open !== undefined) embarkGuard(run, open);
};

/** R S8.3, S14.2: a guard goes aboard with its leader (ruling S14.5). */
export const voyage: RulesOf<'voyage'> = {
  ...baseVoyage,
  apply(run, frame, action) {
    baseVoyage.apply?.(run, frame, action);
    withGuard(run);
  },
  advance(run, frame, list) {
    baseVoyage.advance?.(run, frame, list);
    withGuard(run);
  },
};

export const fleetsLaw: Pick<Law<Situation>, 'opposesAtSea'> = {
  /** R S8.2: enemies oppose each other at sea. The neutral side opposes no side and is not opposed (ruling S8.3). */
  opposesAtSea: (situation, one, other) =>
    one !== NEUTRAL && other !== NEUTRAL && situation.law.hostile(situation, one, other),
};
