/**
 * Writes the tables of coverage: clause → where in the code → which tests; and the same as facts for `diadochi rules`.
 *
 *     npm run coverage [-- successors|alexandros|conquest|xenophon|clash] [--check]
 *
 * With `--check` it writes nothing, and fails when a clause is uncovered or a table is stale.
 */
import { REFUSAL_CODES as CLASH_CODES } from '../../src/clash/code/index.js';
import { REFUSAL_CODES as CONQUEST_CODES } from '../../src/conquest/code/index.js';
import { REFUSAL_CODES as XENOPHON_CODES } from '../../src/xenophon/code.js';
import { GAMES, isGameName, type GameName } from '../../src/games.js';
import { command, wrongUse } from '../command.js';
import { keep } from '../written.js';
import { alexandrosPage } from './alexandros.js';
import { alexandrosRules } from './facts/alexandros.js';
import { familyRules } from './facts/family.js';
import { rulebookFile } from './facts/rulebook.js';
import { successorsRules } from './facts/successors.js';
import { BASE, CLASH, familyPage, XENOPHON } from './family.js';
import { successorsPage } from './successors.js';
import { listed } from './table.js';

const PAGES = {
  successors: successorsPage,
  alexandros: alexandrosPage,
  conquest: () => familyPage(BASE),
  xenophon: () => familyPage(XENOPHON),
  clash: () => familyPage(CLASH),
} as const satisfies Readonly<Record<GameName, unknown>>;
const RULES = {
  successors: successorsRules,
  alexandros: alexandrosRules,
  conquest: () => familyRules(BASE, CONQUEST_CODES),
  xenophon: () => familyRules(XENOPHON, XENOPHON_CODES),
  clash: () => familyRules(CLASH, CLASH_CODES),
} as const satisfies Readonly<Record<GameName, unknown>>;

const USAGE = `usage: npm run coverage [-- ${GAMES.map((game) => `[${game}]`).join(' ')} [--check]]

Writes docs/rules-coverage.md and docs/<game>-coverage.md of the others: each clause, where it lives, which tests name it; and what the program says of the rules, rules/<game>.json.

  --check   write nothing; fail when a clause is uncovered or a table is stale`;

const { values, positionals } = command(USAGE, {
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.find((name) => !isGameName(name));
if (unknown !== undefined) wrongUse(USAGE, `unknown game "${unknown}"`);
const names = positionals.length > 0 ? positionals.filter(isGameName) : GAMES;

for (const name of names) {
  const { path, text, counted, uncovered } = PAGES[name]();
  console.log(`${counted}; uncovered: ${listed(uncovered)}`);
  keep({ path, text, by: 'npm run coverage' }, values.check);
  keep(rulebookFile(RULES[name]()), values.check);
  if (values.check && uncovered.length > 0) process.exitCode = 1;
}
