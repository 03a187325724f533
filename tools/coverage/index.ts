/**
 * Writes the tables of coverage: clause → where in the code → which tests.
 *
 *     npm run coverage [-- successors|alexandros] [--check]
 *
 * With `--check` it writes nothing, and fails when a clause is uncovered or a table is stale.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { command, wrongUse } from '../command.js';
import { alexandrosPage } from './alexandros.js';
import { root } from './sources.js';
import { successorsPage } from './successors.js';
import { listed, type Page } from './table.js';

const PAGES = { successors: successorsPage, alexandros: alexandrosPage } as const;
type Name = keyof typeof PAGES;
const isName = (name: string): name is Name => name in PAGES;

const USAGE = `usage: npm run coverage [-- [successors] [alexandros] [--check]]

Writes docs/rules-coverage.md and docs/alexandros-coverage.md: each clause, where it lives, which tests name it.

  --check   write nothing; fail when a clause is uncovered or a table is stale`;

const { values, positionals } = command(USAGE, {
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.find((name) => !isName(name));
if (unknown !== undefined) wrongUse(USAGE, `unknown game "${unknown}"`);
const names = positionals.length > 0 ? positionals.filter(isName) : (Object.keys(PAGES) as Name[]);

/** Whether the page on disk is the one that would be written, and covers everything. */
function holds({ path, text, uncovered }: Page): boolean {
  const stale = readFileSync(join(root, path), 'utf8') !== text;
  if (stale) console.error(`${path} is stale: run npm run coverage`);
  return !stale && uncovered.length === 0;
}

for (const name of names) {
  const page = PAGES[name]();
  console.log(`${page.counted}; uncovered: ${listed(page.uncovered)}`);
  if (!values.check) writeFileSync(join(root, page.path), page.text);
  else if (!holds(page)) process.exitCode = 1;
}
