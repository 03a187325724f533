/** The facts in which the editions of Successors differ: where rules ask for them, and which tests speak of the aid. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { mentioned, mentions } from './mentions.js';
import { firstIn, root, type Source } from './sources.js';
import { clauseRow, type Row } from './table.js';

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
export const editionRows = (code: readonly Source[], tests: readonly Source[]): readonly Row[] =>
  facts().map(({ name, clauses }) => {
    // `editionOf(situation).name`, or taken out of it: `const { name } = editionOf(situation)`.
    const asks = new RegExp(`\\.${name}\\b|\\{[^}]*\\b${name}\\b[^}]*\\} = editionOf`);
    return clauseRow(
      `\`${name}\``,
      [clauses.map((clause) => `R ${clause}`).join(', ')],
      firstIn(code, ({ text }) => asks.test(text)),
      firstIn(tests, ({ text }) => /\baid\b|player-aid/.test(text) && clauses.some((clause) => mentions(text, clause))),
    );
  });
