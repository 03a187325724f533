import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { Honesty } from './tools/honesty.js';

/** The seed of every property: 323, a new one for `SEED=fresh`, or the one given (`SEED=7`). */
const seed = process.env.SEED === 'fresh' ? String(randomInt(2 ** 31)) : (process.env.SEED ?? '323');

const source = (path: string): string => fileURLToPath(new URL(`src/${path}`, import.meta.url));

/** What all suites have in common. */
export const COMMON = {
  dir: 'test',
  setupFiles: ['test/setup.ts'],
  env: { SEED: seed },
  testTimeout: 300_000,
  hookTimeout: 300_000,
  // A browser on a busy machine takes its time.
  expect: { poll: { timeout: 20_000 } },
};

/** Long proofs: whole games, properties over many of them, fuzz, and whatever starts a program or a browser. */
const PROOFS = '**/*.proof.test.ts';

/** The entry points of the package, as its sources. */
export const ALIASES = [
  { find: /^diadochi$/, replacement: source('index.ts') },
  { find: /^diadochi\/text$/, replacement: source('text.ts') },
  { find: /^diadochi\/svg$/, replacement: source('successors/svg/index.ts') },
  { find: /^diadochi\/([\w/-]+)$/, replacement: source('$1/index.ts') },
];

export default defineConfig({
  resolve: { alias: ALIASES },
  test: {
    maxWorkers: '100%',
    allowOnly: false,
    globalSetup: ['test/derived.ts', 'test/page-folder.ts'],
    reporters: ['default', new Honesty(seed)],
    projects: [
      // `npm test`. The files of a worker share its modules: loading them again for each file takes longer than the tests.
      { extends: true, test: { ...COMMON, name: 'quick', exclude: [PROOFS], isolate: false } },
      // `npm run proof`
      { extends: true, test: { ...COMMON, name: 'proof', include: [PROOFS] } },
    ],
  },
});
