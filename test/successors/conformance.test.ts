/** The promises that every game of the library makes, on this one. */
import { conformanceSuite } from '../kit/suite.js';
import { successorsKit } from './kit.js';

conformanceSuite('successors', successorsKit, { games: 2, sample: 23 });
