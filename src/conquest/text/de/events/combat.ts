/** R 9: combat off the display, and what befalls leaders in any. */
import type { CombatEvent } from '../../../event/index.js';
import { capital, phrase, words } from '../../phrases.js';
import type { EventsIn } from '../tables.js';

export const combatEvents: EventsIn<CombatEvent> = {
  evasionTried: ({ side, province, die, evaded }, say) =>
    phrase`${say.side(side)} versuchen ${say.at(province)} auszuweichen: Wurf ${die}, ${evaded ? 'mit Erfolg' : 'vergeblich'}`,
  minorCombatJoined: ({ province, attacker, defender, strengths: [attack, defense] }, say) =>
    phrase`Gefecht ${say.at(province)}: ${say.party(attacker)} gegen ${say.party(defender, 'accusative')}, Stärke ${attack} gegen ${defense}`,
  minorCombatDecided: ({ province, die, result }, say) =>
    die === null
      ? phrase`das Gefecht ${say.at(province)}: ${capital(words(say.names.minorResults[result]))}`
      : phrase`das Gefecht ${say.at(province)}: Wurf ${die}, ${say.names.minorResults[result]}`,
  leaderEndangered: ({ leader, result }, say) =>
    phrase`${say.leader(leader)} wird auf Verluste geprüft: ${say.names.casualties[result]}`,
  forceRetreated: ({ side, from, to }, say) =>
    phrase`${say.side(side)} weichen ${say.from(from)} ${say.into(to)} zurück`,
};
