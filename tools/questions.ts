/**
 * Writes `src/successors/questions.ts`: the questions of `query/`, which rules ask of a situation, as everybody may ask them
 * of a state or a view, but for those called `@internal`. `--check` only says whether the file is up to date.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { command } from './command.js';
import { keep } from './written.js';

const FOLDER = 'src/successors/query';
const TARGET = 'src/successors/questions.ts';

/** One exported function or constant: its name, its comment, and whether it is asked of a situation. */
interface Question {
  /** The file that it stands in, without its ending. */
  readonly room: string;
  readonly name: string;
  readonly doc: string;
  readonly asksSituation: boolean;
}

function docOf(source: ts.SourceFile, node: ts.Node): string {
  const [range] = ts.getLeadingCommentRanges(source.text, node.getFullStart())?.slice(-1) ?? [];
  const text = range === undefined ? '' : source.text.slice(range.pos, range.end);
  return text.startsWith('/**') ? text : '';
}

const isSituation = (parameter: ts.ParameterDeclaration | undefined): boolean =>
  parameter?.type !== undefined && /^Situation$/.test(parameter.type.getText());

function questionsIn(file: string): readonly Question[] {
  const room = file.replace(/\.ts$/, '');
  const source = ts.createSourceFile(file, readFileSync(`${FOLDER}/${file}`, 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement): readonly Question[] => {
    const exported = ts.canHaveModifiers(statement)
      ? ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      : false;
    if (exported !== true) return [];
    const doc = docOf(source, statement);
    if (ts.isFunctionDeclaration(statement) && statement.name !== undefined) {
      return [{ room, name: statement.name.text, doc, asksSituation: isSituation(statement.parameters[0]) }];
    }
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.map(({ name, initializer }) => ({
      room,
      name: name.getText(),
      doc,
      asksSituation:
        initializer !== undefined && ts.isArrowFunction(initializer) && isSituation(initializer.parameters[0]),
    }));
  });
}

/** A file's name as a word of code. */
const wordOf = (room: string): string =>
  `${room.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Questions`;

function written(): string {
  const files = readdirSync(FOLDER).sort();
  const rooms = files.map((file) => file.replace(/\.ts$/, ''));
  const questions = files.flatMap(questionsIn).filter(({ doc }) => !doc.includes('@internal'));
  const asked = questions.filter(({ asksSituation }) => asksSituation).sort((a, b) => (a.name < b.name ? -1 : 1));
  const plainIn = (room: string): readonly string[] =>
    questions.filter((question) => question.room === room && !question.asksSituation).map(({ name }) => name);
  return [
    '/**',
    " * Questions about a game: about a full state, or about one player's view of it. Nothing here changes anything.",
    ' * Written by `npm run questions` from the comments in `query/`.',
    ' *',
    ' * @module query',
    ' */',
    "import { asked } from './asked.js';",
    ...rooms
      .filter((room) => asked.some((question) => question.room === room))
      .map((room) => `import * as ${wordOf(room)} from './query/${room}.js';`),
    '',
    ...rooms
      .filter((room) => plainIn(room).length > 0)
      .map((room) => `export { ${plainIn(room).join(', ')} } from './query/${room}.js';`),
    ...rooms.map((room) => `export type * from './query/${room}.js';`),
    "export * from './units.js';",
    "export * from './table/places.js';",
    ...asked.flatMap(({ room, name, doc }) => [
      '',
      doc,
      `export const ${name} = /* @__PURE__ */ asked(${wordOf(room)}.${name});`,
    ]),
    '',
  ].join('\n');
}

const USAGE = `usage: npm run questions [-- [--check]]

Writes ${TARGET} from the comments in ${FOLDER}.

  --check  write nothing; fail when the file is not up to date`;

const { values } = command(USAGE, { options: { check: { type: 'boolean', default: false } } });
const text = await format(written(), { ...(await resolveConfig(TARGET)), parser: 'typescript' });
keep({ path: TARGET, text, by: 'npm run questions' }, values.check);
