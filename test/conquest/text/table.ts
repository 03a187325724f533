/** A situation to be spoken of. */
import { fromPosition, orThrow } from '../../../src/conquest/index.js';

/** Alexander has lost men; raiders, whose group has the number 6, are in Arabia; the Siege Train is with Alexander. */
export const state = orThrow(
  fromPosition({
    format: 'diadochi-position',
    game: 'conquest',
    version: 1,
    turn: 5,
    others: 'pool',
    pieces: {
      macedonian: {
        cilicia: ['alexander', 'hetairoi-1:3', 'phalanx-1..6', 'phalanx-7:1', 'siegeTrain'],
        sardis: ['alliedHoplites-1'],
      },
      persian: {
        syria: ['darius', 'royalGuard-1', 'persianLevy-1'],
        arabia: ['arabs-1:1/6'],
        gandara: ['indianLevy-1'],
      },
    },
    cities: { sardis: { walls: 3, holder: 'macedonian' } },
    begins: { phase: 'movement', side: 'macedonian' },
  }),
);
