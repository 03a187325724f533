/** The words of the extension in English. */
import { phrase } from '../../../core/index.js';
import { EXTENSION_CODES } from '../../extension/code.js';
import { list, type English } from '../en/speech.js';
import type { ExtensionWords } from './tables.js';

export const extensionInEnglish: ExtensionWords<English> = {
  actions: {
    // R X6.1, S8.2
    sail: ({ fleet, zone }, say) => phrase`sail with ${say.baggage(fleet)} into ${say.seaZone(zone)}`,
    // R X6.2, S8.3
    load: ({ fleet, province }, say) => phrase`load ${say.baggage(fleet)} ${say.at(province)}`,
    board: ({ piece }, say) => phrase`take ${say.pieceAsIs(piece)} aboard`,
    land: ({ province, zone }, say) => phrase`land ${say.at(province)} and anchor in ${say.seaZone(zone)}`,
    stayAboard: ({ zone }, say) => phrase`stay aboard in ${say.seaZone(zone)}`,
    // R X7.1, S9.1
    offerBattle: ({ province, force, against }, say) =>
      phrase`fight ${say.force(against)} ${say.at(province)}${say.apart(force)}`,
    endCombats: () => phrase`fight no more combats`,
  },
  events: {
    carried({ fleet, units, leaders, from, to, zone }, say) {
      const led = leaders.map((leader) => say.leader(leader));
      const company = units.length > 0 ? say.company({ leaders, units: units.length }) : list(led, 'what is aboard');
      if (to === zone)
        return phrase`${say.baggage(fleet)} takes ${company} aboard ${say.at(from)} and is now in ${say.seaZone(zone)}`;
      return phrase`${say.baggage(fleet)} carries ${company} from ${say.place(from)} to ${say.place(to)}${zone === from ? '' : phrase` and is now in ${say.seaZone(zone)}`}`;
    },
  },
  frames: {
    voyage: {
      question: ({ fleet, from, units, leaders }, say) =>
        phrase`which pieces sail with ${say.baggage(fleet)} from ${say.place(from)}, and where (aboard: ${say.company({ leaders, units: units.length })})?`,
      pass: null,
    },
  },
  refusals: EXTENSION_CODES,
};
