/** A situation to be spoken of. */
import { createGame, orThrow } from '../../../src/clash/index.js';
import type { GameState } from '../../../src/clash/index.js';

/** Antigonus has lost men, and is in Cilicia; Ptolemy is in Egypt, with Alexander's Body; raiders, whose group has the number 6, are in Arabia. */
const begun: GameState = orThrow(createGame({ players: 3 }));

export const state: GameState = {
  ...begun,
  units: {
    ...begun.units,
    'hetairoi-1': { at: 'cilicia', side: 'antigonid', steps: 3 },
    'phalanx-1': { at: 'cilicia', side: 'antigonid', steps: 2 },
    'phalanx-2': { at: 'mutinied', side: 'independents', steps: 1 },
    'companions-1': { at: 'cilicia', side: 'antigonid', steps: 3 },
    'artillery-1': { at: 'aegean', side: 'antigonid', steps: 1 },
    'arabs-1': { at: 'arabia', side: 'independents', steps: 1, band: 6 },
  },
  leaders: {
    ...begun.leaders,
    antigonus: { at: 'cilicia', side: 'antigonid', wounded: false },
    ptolemy: { at: 'egypt', side: 'ptolemaic', wounded: false },
  },
};
