/** R 9: combat off the display, and what befalls leaders in any. */
import type { CombatEvent } from '../../../event/index.js';
import { phrase } from '../../phrases.js';
import type { EventsIn } from '../tables.js';

export const combatEvents: EventsIn<CombatEvent> = {
  evasionTried: ({ side, province, die, evaded }, say) =>
    phrase`${say.side(side)} try to evade ${say.at(province)}: the die is ${die}, ${evaded ? 'and they succeed' : 'and they fail'}`,
  minorCombatJoined: ({ province, attacker, defender, strengths: [attack, defense] }, say) =>
    phrase`combat ${say.at(province)}: ${say.party(attacker)} against ${say.party(defender)}, strength ${attack} against ${defense}`,
  minorCombatDecided: ({ province, die, result }, say) =>
    phrase`the combat ${say.at(province)}: ${die === null ? '' : `the die is ${die}, `}${say.names.minorResults[result]}`,
  leaderEndangered: ({ leader, result }, say) =>
    phrase`${say.leader(leader)} is checked for casualties: ${say.names.casualties[result]}`,
  forceRetreated: ({ side, from, to }, say) =>
    phrase`${say.side(side)} retreat from ${say.province(from)} to ${say.province(to)}`,
};
