/** Before every file of tests: properties draw from the seed of this run. */
import * as fc from 'fast-check';
import { SEED } from './seed.js';

fc.configureGlobal({ seed: SEED });
