/** R 11, 17.5: sieges: questions. */
import type { SiegesFrame } from '../../../frame/index.js';
import { phrase } from '../../phrases.js';
import type { FramesIn } from '../tables.js';

export const siegeFrames: FramesIn<SiegesFrame> = {
  sieges: { question: () => phrase`Welche Stadt wird belagert?`, pass: null },
  siege: {
    question({ stage, city, attacker }, say) {
      switch (stage) {
        case 'muster':
          return phrase`Wer nimmt an der Belagerung ${say.of(city)} teil (bisher ${attacker.units.length})?`;
        case 'sortie':
          return phrase`Einen Ausfall ${say.from(city)} machen?`;
        case 'sallied':
          return phrase`Die Belagerung ${say.of(city)} fortsetzen?`;
        case 'storm':
        case 'attackerLoses':
        case 'defenderLoses':
          return phrase`Die Belagerung ${say.of(city)}`;
        case 'aftermath':
          return phrase`Wer verlässt ${say.city(city, 'accusative')}?`;
      }
    },
    pass: null,
  },
  exposure: {
    question: ({ checks }) => phrase`Welcher Anführer wird auf Verluste geprüft (noch ${checks})?`,
    pass: null,
  },
  summons: { question: ({ city }, say) => phrase`Ergibt sich ${say.city(city)}?`, pass: null },
};
