/** R 14: random events. */
import type { ChanceEvent } from '../../../event/index.js';
import { dieWith } from '../../dice.js';
import { phrase } from '../../phrases.js';
import type { EventsIn } from '../tables.js';

export const chanceEvents: EventsIn<ChanceEvent> = {
  revoltTested: ({ province, die, added, revolts }, say) =>
    phrase`unrest ${say.at(province)}: the die is ${dieWith(die, added)}, ${revolts ? 'and a revolt breaks out' : 'and no revolt breaks out'}`,
  raidTested({ die, province, raids }, say) {
    if (province === null) return phrase`no raid: the die is ${die}`;
    return raids
      ? phrase`a raid from ${say.province(province)}: the die is ${die}`
      : phrase`no raid from ${say.province(province)}, as no units are left for it: the die is ${die}`;
  },
  bandSized: ({ nation, province, die, units }, say) =>
    phrase`the die is ${die}: up to ${say.pieces(units, 'unit')} of ${say.names.peoples[nation]} gather ${say.at(province)}`,
};
