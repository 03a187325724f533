/** R 2, 3: all that is in the box, as far as it is known, and reconstructed where it is not. */
import { freezeJson } from '../../core/index.js';
import { charts } from './charts.js';
import { counters } from './counters.js';
import { map } from './map.js';
import type { ChoiceFact, Components, ObjectiveFact, SideFact } from './shape.js';
import { track } from './track.js';

/** R 9.3, 10.3, 12.1: what each side may. */
export const sides: readonly SideFact[] = [
  { id: 'macedonian', name: 'Macedonians', evadesOn: 4, setsUpFreely: true, conquers: true, replacements: ['winter'], source: 'R 5.2, 9.3, 10.3, 12.1' },
  { id: 'persian', name: 'Persians', evadesOn: 2, setsUpFreely: false, conquers: false, replacements: ['spring', 'winter'], treasury: true, scorches: true, source: 'R 5.2, 9.3, 10.3, 12.1, 15.8, 17.1' },
];

/** R 3.3: where the King begins. */
export const choices: readonly ChoiceFact[] = [
  { id: 'kingsArmy', side: 'persian', provinces: ['susiana', 'persis', 'babylonia'], source: 'R 3.3' },
];

/** R 3.2, 15: the objectives. */
export const objectives: readonly ObjectiveFact[] = [
  { id: 'royalFamily', name: 'Persian Royal Family', at: null, by: 'family', source: 'R 15.2' },
  { id: 'gordianKnot', name: 'Gordian Knot', at: 'gordium', by: 'entering', source: 'R 3.2, 15.3' },
  { id: 'alexandria', name: 'Alexandria', at: 'egypt', by: 'entering', source: 'R 3.2, 15.4' },
  { id: 'oracle', name: 'Oracle of Ammon', at: 'lybia', by: 'entering', source: 'R 3.2, 15.5' },
  { id: 'darius', name: 'Darius', at: null, by: 'casualty', source: 'R 15.6' },
  { id: 'bessus', name: 'Bessus', at: null, by: 'casualty', source: 'R 15.7' },
  { id: 'treasuryOfBabylon', name: 'Treasury of Babylon', at: 'babylon', by: 'taking', treasury: true, source: 'R 15.8' },
  { id: 'treasuryOfSusa', name: 'Treasury of Susa', at: 'susa', by: 'taking', treasury: true, source: 'R 15.8' },
  { id: 'treasuryOfPersepolis', name: 'Treasury of Persepolis', at: 'persepolis', by: 'taking', treasury: true, source: 'R 15.8' },
  { id: 'treasuryOfEcbatana', name: 'Treasury of Ecbatana', at: 'ecbatana', by: 'taking', treasury: true, source: 'R 15.8' },
  { id: 'roxana', name: 'Roxana', at: 'sogdianRock', by: 'taking', source: 'R 15.9' },
];

/** The components that a game is played with unless it brings its own. */
export const components: Components = /* @__PURE__ */ freezeJson({
  name: 'Alexandros: Conquest and Empire, reconstructed',
  sides,
  map,
  counters,
  charts,
  track,
  choices,
  objectives,
});
