/** R 14: random events. */
import type { ChanceEvent } from '../../../event/index.js';
import { dieWith } from '../../dice.js';
import { numbered, phrase } from '../../phrases.js';
import type { EventsIn } from '../tables.js';

export const chanceEvents: EventsIn<ChanceEvent> = {
  revoltTested: ({ province, die, added, revolts }, say) =>
    phrase`Unruhe ${say.at(province)}: Wurf ${dieWith(die, added)}, ${revolts ? 'und ein Aufstand bricht aus' : 'und kein Aufstand bricht aus'}`,
  raidTested({ die, province, raids }, say) {
    if (province === null) return phrase`kein Einfall: Wurf ${die}`;
    return raids
      ? phrase`ein Einfall ${say.from(province)}: Wurf ${die}`
      : phrase`kein Einfall ${say.from(province)}, da dafür keine Einheiten mehr da sind: Wurf ${die}`;
  },
  bandSized: ({ nation, province, die, units }, say) =>
    phrase`Wurf ${die}: bis zu ${say.pieces(units, 'unit')} der ${say.names.peoples[nation]} ${numbered(units, 'sammelt', 'sammeln')} sich ${say.at(province)}`,
};
