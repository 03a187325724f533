/** The promises that every game of the library makes, on this one: as it is, and with every optional rule. */
import { conformanceSuite } from '../kit/suite.js';
import { xenophonKit, xenophonWithAll } from './kit.js';

conformanceSuite('xenophon', xenophonKit, { games: 2, sample: 13 });
conformanceSuite('xenophon with every optional rule', xenophonWithAll, { games: 2, sample: 13 });
