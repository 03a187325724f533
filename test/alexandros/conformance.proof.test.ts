/** The promises that every game of the library makes, on this one. */
import { conformanceSuite } from '../kit/suite.js';
import { alexandrosKit } from './kit.js';

conformanceSuite('alexandros', alexandrosKit, { games: 4 });
