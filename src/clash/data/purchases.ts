/**
 * R S1.2, S2, S11.3: what is bought otherwise than the costs of the base say; Cretan archers by others as archers
 * (ruling S11.5).
 */
import { INDIA, NEAR_INDIA } from './course.js';
import type { PurchaseFact } from './shape.js';

export const purchases: readonly PurchaseFact[] = [
  { kind: 'phalanx', oneWithout: 'macedonia', source: 'R S11.3' },
  { kind: 'cretanArchers', freeIn: 'crete', source: 'R S1.2' },
  { kind: 'bactrianCavalry', needs: ['bactria', 'sogdiana'], source: 'R S2.2' },
  { kind: 'cataphracts', needs: ['parthia'], source: 'R S2.3' },
  { kind: 'artillery', points: 2, source: 'R S2.4' },
  { kind: 'scytheChariots', points: 1, source: 'R S2.1' },
  { kind: 'epigonoi', needsCapital: true, source: 'R S2.5' },
  { kind: 'cleruchs', needs: ['egypt'], source: 'R S2.7' },
  { kind: 'egyptianPhalanx', needs: ['egypt'], as: 'infantry', source: 'R S2.7' },
  { kind: 'nativePhalanx', as: 'infantry', source: 'R S2.8' },
  { kind: 'persianElephant', points: 1, needs: ['egypt'], source: 'R S2.9' },
  { kind: 'africanElephants', points: 1, needs: ['egypt'], source: 'R S2.9' },
  { kind: 'indianElephants', points: 1, needs: [...INDIA, ...NEAR_INDIA], source: 'R S2.9' },
  // The others of India are raised there alone (ruling S11.3).
  { kind: 'indianLevy', needs: INDIA, source: 'inferred: R S2.9' },
  { kind: 'indianInfantry', needs: INDIA, source: 'inferred: R S2.9' },
  { kind: 'indianArchers', needs: INDIA, source: 'inferred: R S2.9' },
  { kind: 'indianChariots', needs: INDIA, source: 'inferred: R S2.9' },
  { kind: 'indianCavalry', needs: INDIA, source: 'inferred: R S2.9' },
];
