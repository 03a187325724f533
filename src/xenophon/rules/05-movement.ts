/** R X4.2, X5.1, X5.4, X8.2, X9.2: who may move. Who goes along on a forced march the base says (R 8.4, ruling X5.1). */
import type { Law } from '../../conquest/table/law.js';
import type { Situation } from '../../conquest/table/situation.js';
import { forcedMarchLaw } from '../../conquest/shared/forced-march.js';
import { hasFallen, isGreek } from '../query/remnant.js';
import { rests } from '../query/rest.js';
import { holdsPass, isTribe } from '../query/tribes.js';
import { REBEL } from '../vocabulary.js';

export const movementLaw: Pick<Law<Situation>, 'mayMove' | 'leadsForcedMarch' | 'cargoBar'> = {
  /**
   * Not who rests yet (R X4.2, X5.4), no tribe, no rebel where a tribe is (R X8.2), and when the pretender has fallen none who deserts
   * (R X9.2).
   */
  mayMove(situation, { side, info }) {
    const isUnit = 'kind' in info;
    if (rests(situation, info) || (isUnit && isTribe(info))) return false;
    if (side !== REBEL) return true;
    const place = isUnit ? situation.placeOfUnit(info.code) : situation.placeOfLeader(info.code);
    return !holdsPass(situation, place) && (isGreek(info) || !hasFallen(situation));
  },
  /** R X2.3: the train goes with its leader, and with nobody else. */
  cargoBar: () => ({ code: 'staysBehind', rule: 'R X2.3' }),
  // R X5.1
  ...forcedMarchLaw,
};
