/** R 11, 17.5: sieges: questions. */
import type { SiegesFrame } from '../../../frame/index.js';
import { phrase } from '../../phrases.js';
import type { FramesIn } from '../tables.js';

export const siegeFrames: FramesIn<SiegesFrame> = {
  sieges: { question: () => phrase`which city do you besiege?`, pass: null },
  siege: {
    question({ stage, city, attacker }, say) {
      switch (stage) {
        case 'muster':
          return phrase`which pieces take part in the siege of ${say.city(city)} (${attacker.units.length} so far)?`;
        case 'sortie':
          return phrase`make a sortie from ${say.city(city)}?`;
        case 'sallied':
          return phrase`continue the siege of ${say.city(city)}?`;
        case 'storm':
        case 'attackerLoses':
        case 'defenderLoses':
          return phrase`the siege of ${say.city(city)}`;
        case 'aftermath':
          return phrase`which pieces leave ${say.city(city)}?`;
      }
    },
    pass: null,
  },
  exposure: {
    question: ({ checks }) => phrase`which leader do you check for casualties (${checks} to check)?`,
    pass: null,
  },
  summons: { question: ({ city }, say) => phrase`does ${say.city(city)} surrender?`, pass: null },
};
