/**
 * R X4.2, X5.1, X5.4, X8.2, X9.2: which pieces may move. Which units join forced marches is as in the base (R 8.4,
 * ruling X5.1).
 */
import type { RuleRef } from '../../core/index.js';
import type { Law, Mover } from '../../conquest/table/law.js';
import type { Situation } from '../../conquest/table/situation.js';
import { forcedMarchLaw } from '../../conquest/extension/forced-march.js';
import { hasFallen, isGreek } from '../query/09-2-remnant.js';
import { isResting } from '../query/05-4-rest.js';
import { hasTribe, isTribe } from '../query/08-2-tribes.js';
import { REBEL } from '../vocabulary.js';

/**
 * Returns the clause by which a piece may not move: it still rests (R X4.2, X5.4), it is a tribe, or a rebel in the
 * province of a tribe (R X8.2), or it will desert after the fall of the pretender (R X9.2); `undefined`: it may.
 */
export function clauseAgainstMoving(situation: Situation, { side, info }: Mover): RuleRef | undefined {
  const isUnit = 'kind' in info;
  if (isResting(situation, info)) return situation.turn === 1 ? 'R X4.2' : 'R X5.4';
  if (isUnit && isTribe(info)) return 'R X8.2';
  if (side !== REBEL) return undefined;
  const place = isUnit ? situation.placeOfUnit(info.code) : situation.placeOfLeader(info.code);
  if (hasTribe(situation, place)) return 'R X8.2';
  return isGreek(info) || !hasFallen(situation) ? undefined : 'R X9.2';
}

export const movementLaw: Pick<Law<Situation>, 'isFree' | 'leadsForcedMarch' | 'cargoRefusal'> = {
  isFree: (situation, mover) => clauseAgainstMoving(situation, mover) === undefined,
  /** R X2.3: the train moves only with its leader. */
  cargoRefusal: () => ({ code: 'staysBehind', rule: 'R X2.3' }),
  // R X5.1
  ...forcedMarchLaw,
};
