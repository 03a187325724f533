/** The promises that every game of the library makes, on this one: as it is, and with every optional rule. */
import { conformanceSuite } from '../kit/suite.js';
import { clashKit, clashWithAll } from './kit.js';

conformanceSuite('clash', clashKit, { games: 1, sample: 61 });
conformanceSuite('clash with every optional rule', clashWithAll, { games: 1, sample: 61 });
