/** R X4.2, X5.1, X5.4, X8.2, X9.2: who may move. */
import type { Law } from '../../conquest/table/law.js';
import type { Situation } from '../../conquest/table/situation.js';
import { forcedMarchLaw } from '../../conquest/shared/forced-march.js';
import { hasFallen, isGreek } from '../query/remnant.js';
import { holdsPass, isTribe } from '../query/tribes.js';
import { REBEL } from '../vocabulary.js';

export const movementLaw: Pick<Law<Situation>, 'mayMove' | 'leadsForcedMarch'> = {
  /**
   * Not who rests yet (R X4.2, X5.4), no tribe, no rebel where a tribe is (R X8.2), and when the pretender has fallen none who deserts
   * (R X9.2).
   */
  mayMove(situation, { side, info }) {
    const isUnit = 'kind' in info;
    const rests = isUnit ? info.batch.restsUntil : info.fact.restsUntil;
    if ((rests ?? 0) > situation.turn || (isUnit && isTribe(info))) return false;
    if (side !== REBEL) return true;
    const place = isUnit ? situation.placeOfUnit(info.code) : situation.placeOfLeader(info.code);
    return !holdsPass(situation, place) && (isGreek(info) || !hasFallen(situation));
  },
  // R X5.1
  ...forcedMarchLaw,
};
