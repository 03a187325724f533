/**
 * What stands on the page of coverage of Successors below its clauses: the facts in which its editions differ, where rules ask for them and which
 * tests speak of the aid; and every Tyche card.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { cards } from '../../src/successors/data/cards.js';
import { mentioned, mentions } from '../../tools/coverage/mentions.js';
import type { Appendices } from '../../tools/coverage/page.js';
import { firstIn, type Source } from '../../tools/coverage/sources.js';
import { clauseRow, type Row } from '../../tools/coverage/table.js';
import { root } from '../../tools/folders.js';

const FACTS = 'src/successors/data/editions.ts';

interface Fact {
  readonly name: string;
  /** The clauses that its comment names. */
  readonly clauses: readonly string[];
}

/** The facts, as the interface that declares them names and explains them. */
function facts(): readonly Fact[] {
  const file = ts.createSourceFile(FACTS, readFileSync(join(root, FACTS), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Fact[] = [];
  for (const statement of file.statements) {
    if (!ts.isInterfaceDeclaration(statement) || statement.name.text !== 'EditionFacts') continue;
    for (const member of statement.members) {
      found.push({ name: member.name?.getText() ?? '', clauses: [...mentioned(member.getFullText())] });
    }
  }
  return found;
}

/** A row for each fact: rules that ask for it, and tests of the aid that name one of its clauses. */
const editionRows = (code: readonly Source[], tests: readonly Source[]): readonly Row[] =>
  facts().map(({ name, clauses }) => {
    // `editionOf(situation).name`, or taken out of it: `const { name } = editionOf(situation)`.
    const asks = new RegExp(`\\.${name}\\b|\\{[^}]*\\b${name}\\b[^}]*\\} = editionOf`);
    const told = clauses.map((clause) => `R ${clause}`).join(', ');
    return clauseRow(`\`${name}\``, [told], {
      code: firstIn(code, ({ text }) => asks.test(text)),
      tests: firstIn(
        tests,
        ({ text }) => /\baid\b|player-aid/.test(text) && clauses.some((clause) => mentions(text, clause)),
      ),
    });
  });

/** A row for each card; a test names it by its number. */
function cardRows(tests: readonly Source[]): readonly Row[] {
  const titles = tests.flatMap(({ passages }) => passages.map(({ text }) => text)).join('\n');
  return cards.map(({ id, title, effect }) => {
    const tested = new RegExp(`card ${id}\\b`, 'i').test(titles);
    return {
      cells: [String(id), title, `\`${effect.kind}\``, tested ? 'yes' : '**no**'],
      ...(tested ? {} : { missing: `card ${id}` }),
    };
  });
}

export const appendices: Appendices['appendices'] = (code, tests) => [
  {
    title: 'The later player aid',
    about: `What is played otherwise with \`edition: 'player-aid'\`: each fact of [data/editions.ts](../src/successors/data/editions.ts), the rules that ask for it, and
the tests of its clauses that speak of the aid.`,
    table: {
      head: ['fact', 'clauses', 'code (`src/successors/`)', 'tests (`test/successors/`)'],
      rows: editionRows(code, tests),
    },
  },
  { title: 'Tyche cards', table: { head: ['card', 'title', 'effect', 'tested'], rows: cardRows(tests) } },
];
