import { randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { Honesty } from './tools/honesty.js';

/** From which every property draws: the same run every time, `SEED=fresh` another, `SEED=7` that one. */
const seed = process.env.SEED === 'fresh' ? String(randomInt(2 ** 31)) : (process.env.SEED ?? '323');

const source = (path: string): string => fileURLToPath(new URL(`src/${path}`, import.meta.url));

export default defineConfig({
  resolve: {
    alias: [
      { find: /^diadochi$/, replacement: source('index.ts') },
      { find: /^diadochi\/text$/, replacement: source('text.ts') },
      { find: /^diadochi\/svg$/, replacement: source('successors/svg/index.ts') },
      { find: /^diadochi\/([\w/-]+)$/, replacement: source('$1/index.ts') },
    ],
  },
  test: {
    dir: 'test',
    setupFiles: ['test/setup.ts'],
    env: { SEED: seed },
    testTimeout: 300_000,
    hookTimeout: 300_000,
    allowOnly: false,
    reporters: ['default', new Honesty(seed)],
  },
});
