/** R 11, 17.2, 17.5: sieges. */
import type { SiegeEvent } from '../../../event/index.js';
import { phrase } from '../../phrases.js';
import { list } from '../speech.js';
import type { EventsIn } from '../tables.js';

export const siegeEvents: EventsIn<SiegeEvent> = {
  siegeLaid: ({ city, province, attacker, defender, train }, say) =>
    phrase`siege of ${say.city(city)}: ${say.party(attacker)}${train.length === 0 ? '' : phrase` and ${list(train.map((id) => say.baggage(id)))}`} from ${say.province(province)} against ${say.garrisonOf(defender)}`,
  siegeLifted: ({ city, side }, say) => phrase`${say.side(side)} lift the siege of ${say.city(city)}`,
  sortieMade: ({ city, die, destroyed }, say) =>
    phrase`sortie from ${say.city(city)}: the die is ${die}, ${destroyed ? 'and the siege engines are destroyed' : 'and it fails'}`,
  siegeFought({ city, differential, die, losses: [attacker, defender] }, say) {
    const besiegers = attacker === 0 ? 'nothing' : say.pieces(attacker, 'step');
    const besieged = defender === 0 ? 'nothing' : `${say.pieces(defender, 'step')} or as many walls`;
    return phrase`the siege of ${say.city(city)} at a differential of ${differential}: the die is ${die}, and the besiegers must lose ${besiegers}, the city ${besieged}`;
  },
  furyRoused: ({ city, leader }, say) =>
    phrase`${say.leader(leader)} was wounded at ${say.city(city)}, and the siege is fought with Macedonian fury`,
  citySummoned: ({ city, side, die, surrendered }, say) =>
    phrase`${say.side(side)} call on ${say.city(city)} to surrender: the die is ${die}, and ${surrendered ? 'the city surrenders' : 'the city refuses'}`,
};
