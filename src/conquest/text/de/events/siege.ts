/** R 11, 17.2, 17.5: sieges. */
import type { SiegeEvent } from '../../../event/index.js';
import { phrase } from '../../phrases.js';
import { list } from '../speech.js';
import type { EventsIn } from '../tables.js';

export const siegeEvents: EventsIn<SiegeEvent> = {
  siegeLaid: ({ city, province, attacker, defender, train }, say) =>
    phrase`Belagerung ${say.of(city)}: ${say.party(attacker)}${train.length === 0 ? '' : phrase` und ${list(train.map((id) => say.baggage(id)))}`} ${say.from(province)} gegen ${say.garrisonOf(defender)}`,
  siegeLifted: ({ city, side }, say) => phrase`${say.side(side)} heben die Belagerung ${say.of(city)} auf`,
  sortieMade: ({ city, die, destroyed }, say) =>
    phrase`Ausfall ${say.from(city)}: Wurf ${die}, ${destroyed ? 'und das Belagerungsgerät wird zerstört' : 'vergeblich'}`,
  siegeFought({ city, differential, die, losses: [attacker, defender] }, say) {
    const besiegers = attacker === 0 ? 'nichts' : say.pieces(attacker, 'step');
    const besieged = defender === 0 ? 'nichts' : `${say.pieces(defender, 'step')} oder ebenso viele Mauern`;
    return phrase`die Belagerung ${say.of(city)} bei einem Unterschied von ${differential}: Wurf ${die}, und die Belagerer müssen ${besiegers} verlieren, die Stadt ${besieged}`;
  },
  furyRoused: ({ city, leader }, say) =>
    phrase`${say.leader(leader)} wurde bei der Belagerung ${say.of(city)} verwundet, und der Zorn der Makedonen wirkt`,
  citySummoned: ({ city, side, die, surrendered }, say) =>
    phrase`${say.side(side)} fordern ${say.city(city, 'accusative')} zur Übergabe auf: Wurf ${die}, und ${surrendered ? 'die Stadt ergibt sich' : 'die Stadt weigert sich'}`,
};
