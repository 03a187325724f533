/**
 * Writes the tables of coverage: clause → where in the code → which tests; and the same as facts for `diadochi rules`. Neither is
 * kept in the repository.
 *
 *     npm run coverage [-- GAME …] [--check]
 *
 * With `--check` it writes nothing, and fails when a clause is uncovered.
 */
import { GAMES, isGameName } from '../../src/games.js';
import { command, wrongUse } from '../command.js';
import { keep } from '../written.js';
import { bookOf } from './books.js';
import { rulebookFile } from './facts/rulebook.js';
import { pageOf } from './page.js';
import { listed } from './table.js';

const USAGE = `usage: npm run coverage [-- ${GAMES.map((game) => `[${game}]`).join(' ')} [--check]]

Writes the page of coverage of each game in docs/ (each clause, the code that implements it, the tests that name it), and the data of
\`diadochi rules\`, rules/<game>.json.

  --check   writes nothing; fails when a clause is uncovered`;

const { values, positionals } = command(USAGE, {
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.find((name) => !isGameName(name));
if (unknown !== undefined) wrongUse(USAGE, `unknown game "${unknown}"`);
const names = positionals.length > 0 ? positionals.filter(isGameName) : GAMES;

for (const book of names.map(bookOf)) {
  const { path, text, uncovered } = await pageOf(book);
  console.log(
    `${book.title}: ${book.clauses.length} clauses and ${book.rulings.all.length} rulings; uncovered: ${listed(uncovered)}`,
  );
  if (!values.check) {
    keep({ path, text, by: 'npm run coverage' });
    keep(await rulebookFile(book));
  } else if (uncovered.length > 0) process.exitCode = 1;
}
