/** Hostile input. */
import { fuzzSuite } from '../kit/fuzz.js';
import { conquestWithAll } from './kit.js';

fuzzSuite('conquest', conquestWithAll, { runs: 1_000 });
