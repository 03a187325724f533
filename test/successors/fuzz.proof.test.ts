/** Hostile input. */
import { vi } from 'vitest';
import { fuzzSuite } from '../kit/fuzz.js';
import { successorsKit } from './kit.js';

vi.setConfig({ testTimeout: 60_000 });

fuzzSuite('successors', successorsKit, { runs: 1_500 });
