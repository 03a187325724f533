/** Hostile input. */
import { fuzzSuite } from '../kit/fuzz.js';
import { xenophonWithAll } from './kit.js';

fuzzSuite('xenophon', xenophonWithAll, { runs: 800 });
