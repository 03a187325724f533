/** Combat off the display, and what befalls leaders in any (R 9, 10.16). */
import { flag, oneOf, orNull } from '../../../core/index.js';
import type { CombatEvent } from '../../event/index.js';
import { CASUALTIES, CASUALTY_COLUMNS, MINOR_RESULTS } from '../../vocabulary.js';
import { amount, die, pairOf, partyOf } from '../phrases.js';
import { anyWords } from '../words.js';
import { leader, province, said, side, type EventCodecs } from './event.js';

const party = partyOf(anyWords);

export const combatEvents: EventCodecs<CombatEvent['type']> = {
  evasionTried: said('evasionTried', { side, province, die, evaded: flag }),
  minorCombatJoined: said('minorCombatJoined', {
    province,
    attacker: party,
    defender: party,
    strengths: pairOf(amount),
  }),
  minorCombatDecided: said('minorCombatDecided', { province, die: orNull(die), result: oneOf(MINOR_RESULTS) }),
  leaderEndangered: said('leaderEndangered', {
    leader,
    column: oneOf(CASUALTY_COLUMNS),
    result: oneOf(CASUALTIES),
  }),
  forceRetreated: said('forceRetreated', { side, from: province, to: province }),
};
