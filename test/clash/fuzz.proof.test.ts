/** Hostile input. */
import { fuzzSuite } from '../kit/fuzz.js';
import { clashWithAll } from './kit.js';

fuzzSuite('clash', clashWithAll, { runs: 1_000 });
