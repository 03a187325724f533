/** The promises that every game of the library makes, on this one: as it is, and with every optional rule. */
import { conformanceSuite } from '../kit/suite.js';
import { conquestKit, conquestWithAll } from './kit.js';

conformanceSuite('conquest', conquestKit, { games: 1, sample: 29 });
conformanceSuite('conquest with every optional rule', conquestWithAll, { games: 1, sample: 29 });
