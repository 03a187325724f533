/** R S1.2, S2, S11.3: what is bought otherwise than the costs of the base say; Cretan archers by others as archers (ruling S11.5). */
import { INDIA, NEAR_INDIA } from './course.js';
import type { PurchaseFact } from './shape.js';

export const purchases: readonly PurchaseFact[] = [
  { kind: 'phalanx', oneWithout: 'macedonia', source: 'clash R 11.3' },
  { kind: 'cretanArchers', freeIn: 'crete', source: 'clash R 1.2' },
  { kind: 'bactrianCavalry', needs: ['bactria', 'sogdiana'], source: 'clash R 2.2' },
  { kind: 'cataphracts', needs: ['parthia'], source: 'clash R 2.3' },
  { kind: 'artillery', points: 2, source: 'clash R 2.4' },
  { kind: 'scytheChariots', points: 1, source: 'clash R 2.1' },
  { kind: 'epigonoi', needsCapital: true, source: 'clash R 2.5' },
  { kind: 'cleruchs', needs: ['egypt'], source: 'clash R 2.7' },
  { kind: 'egyptianPhalanx', needs: ['egypt'], as: 'infantry', source: 'clash R 2.7' },
  { kind: 'nativePhalanx', as: 'infantry', source: 'clash R 2.8' },
  { kind: 'persianElephant', points: 1, needs: ['egypt'], source: 'clash R 2.9' },
  { kind: 'africanElephants', points: 1, needs: ['egypt'], source: 'clash R 2.9' },
  { kind: 'indianElephants', points: 1, needs: [...INDIA, ...NEAR_INDIA], source: 'clash R 2.9' },
  // The others of India are raised there alone (ruling S11.3).
  { kind: 'indianLevy', needs: INDIA, source: 'inferred: clash R 2.9' },
  { kind: 'indianInfantry', needs: INDIA, source: 'inferred: clash R 2.9' },
  { kind: 'indianArchers', needs: INDIA, source: 'inferred: clash R 2.9' },
  { kind: 'indianChariots', needs: INDIA, source: 'inferred: clash R 2.9' },
  { kind: 'indianCavalry', needs: INDIA, source: 'inferred: clash R 2.9' },
];
