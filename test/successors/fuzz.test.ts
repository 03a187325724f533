/** Hostile input. */
import { fuzzSuite } from '../kit/fuzz.js';
import { successorsKit } from './kit.js';

fuzzSuite('successors', successorsKit, { runs: 6000 });
