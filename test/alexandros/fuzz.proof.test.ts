/** Hostile input. */
import { fuzzSuite } from '../kit/fuzz.js';
import { alexandrosKit } from './kit.js';

fuzzSuite('alexandros', alexandrosKit, { runs: 2_000 });
