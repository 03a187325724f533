/** Combat off the display, and what befalls leaders in any (R 9, 10.16). */
import { flag, oneOf, orNull } from '../../../core/index.js';
import type { CombatEvent } from '../../event/index.js';
import { CASUALTIES, CASUALTY_COLUMNS, MINOR_RESULTS } from '../../vocabulary.js';
import { amount, die, pairOf, partyOf } from '../phrases.js';
import type { Words } from '../words.js';
import { eventWords, said, type EventCodecs } from './event.js';

export function combatEvents(words: Words): EventCodecs<CombatEvent['type']> {
  const { leader, province, side } = eventWords(words);
  const party = partyOf(words);
  return {
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
}
