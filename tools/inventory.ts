/**
 * Writes `test/inventory.json`: every test file with the number of its tests. A file or a test that disappears shows in the
 * diff of that file, as a change of the public API shows in `api/`.
 *
 *     npm run inventory [-- --check]
 */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { command } from './command.js';
import { keep } from './written.js';

const { values } = command(
  `usage: npm run inventory [-- --check]

Writes test/inventory.json, the number of tests in every test file.

  --check  only says whether it is stale`,
  { options: { check: { type: 'boolean', default: false } } },
);

const folder = fileURLToPath(new URL('../test/', import.meta.url));

/** Returns how many tests a source defines; those of a table (`it.each`) count once. */
const testsIn = (source: string): number => source.match(/^\s*(?:it|test)(?:\.each|\.for)?[(<]/gm)?.length ?? 0;

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.test.ts'))
  .sort();
const inventory = Object.fromEntries(files.map((file) => [file, testsIn(readFileSync(folder + file, 'utf8'))]));

keep(
  { path: 'test/inventory.json', text: `${JSON.stringify(inventory, null, 2)}\n`, by: 'npm run inventory' },
  values.check,
);
