/** R X6: the fleet of the rebels. */
import { supplyLaw } from '../../conquest/rules/07-supply.js';
import { movementLaw } from '../../conquest/rules/08-law.js';
import { isSuppliedByFleet } from '../../conquest/extension/fleets/sea.js';
import { movementWith, voyageWith, type FleetClauses } from '../../conquest/extension/fleets/voyage.js';
import type { Law } from '../../conquest/table/law.js';
import type { Situation } from '../../conquest/table/situation.js';
import { isEurope } from '../query/01-2-europe.js';
import { clauseAgainstMoving } from './05-movement.js';

export const fleetLaw: Pick<Law<Situation>, 'needsSupply' | 'isStrained'> = {
  /** R X6.3: an army on a coast off which its fleet lies is supplied by the fleet, and not by the province. */
  needsSupply(situation, unit) {
    const province = situation.ground.provinceOfPlace[situation.placeOfUnit(unit)];
    const isFed = province !== undefined && isSuppliedByFleet(situation, province.code, situation.sideOfUnit(unit));
    return !isFed && supplyLaw.needsSupply(situation, unit);
  },
  /**
   * R X6.4: a forced march that ends at such a coast costs no attrition, nor does one that ends in Europe
   * (ruling X1.3).
   */
  isStrained: (situation, march) =>
    !isSuppliedByFleet(situation, march.to, march.side) &&
    !isEurope(situation, march.to) &&
    movementLaw.isStrained(situation, march),
};

/** R X6.1, X6.2: units need no leader to be carried (ruling X6.1). */
const CLAUSES: FleetClauses = { movement: 'R X6.1', transport: 'R X6.2', staysAboard: false };

const baseMovement = movementWith(CLAUSES);

/** R X4.2, X5.4, X8.2, X9.2: the refusal names the clause by which a piece may not move. */
export const movement: typeof baseMovement = {
  ...baseMovement,
  refuse(situation, frame, action) {
    const found = baseMovement.refuse?.(situation, frame, action);
    const { units, leaders } = situation.roster;
    const id = action.type === 'march' ? action.leader : 'piece' in action ? action.piece : undefined;
    const info = [...units, ...leaders].find((each) => each.id === id);
    if (found?.code !== 'mayNotMove' || info === undefined) return found;
    return { ...found, rule: clauseAgainstMoving(situation, { side: frame.side, info }) ?? found.rule };
  },
};
export const voyage = voyageWith(CLAUSES);
