/** Hostile input. */
import { fuzzSuite } from '../kit/fuzz.js';
import { peloponnesianKit } from './kit.js';

fuzzSuite('peloponnesian', peloponnesianKit, { runs: 1_000 });
