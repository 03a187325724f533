/**
 * The tests of `npm run mutation`: the quick ones of the folders that `TESTS` names (`TESTS=core,xenophon`; all if it is not set), without
 * those of texts, pictures, stories and the terminal.
 */
import { defineConfig } from 'vitest/config';
import { ALIASES, COMMON } from './vitest.config.js';

const folders = process.env.TESTS?.split(',') ?? ['*'];

export default defineConfig({
  resolve: { alias: ALIASES },
  test: {
    ...COMMON,
    include: folders.map((folder) => `${folder}/**/*.test.ts`),
    exclude: ['**/*.proof.test.ts', '*/{svg,text,story,terminal}/**', '{docs,package,tools,terminal,svg}/**'],
    isolate: false,
  },
});
