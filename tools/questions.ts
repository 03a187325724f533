/**
 * Writes the `questions.ts` of the games: questions that are asked of a situation, as everybody may ask them of a state or a view, but
 * for those called `@internal`. `--check` only says whether the files are up to date.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { command } from './command.js';
import { keep } from './written.js';

/** A file of questions, and what it is written from. */
interface Face {
  readonly file: string;
  /** Folders and files. */
  readonly from: readonly string[];
  /** Files beside it that everything is taken over from. */
  readonly beside: readonly string[];
  /**
   * Whether signatures are written out. Those that are inferred do not tell names of text from each other; but they can be of a
   * question that takes its arguments apart, or is generic.
   */
  readonly signed: boolean;
}

const BOARD = 'src/conquest/questions/board.ts';
const WAR = 'src/conquest/questions/war.ts';
const FLEETS = 'src/conquest/shared/questions/fleets.ts';

/** A game of the family of *Conquest and Empire*. */
const ofTheFamily = (game: string, ...from: readonly string[]): Face => ({
  file: `src/${game}/questions.ts`,
  from: [BOARD, WAR, ...from],
  beside: [],
  signed: true,
});

const FACES: readonly Face[] = [
  {
    file: 'src/successors/questions.ts',
    from: ['src/successors/query'],
    beside: ['units', 'table/places'],
    signed: false,
  },
  ofTheFamily('conquest', 'src/conquest/questions/objectives.ts'),
  ofTheFamily('xenophon', FLEETS, 'src/xenophon/questions'),
  ofTheFamily('clash', FLEETS, 'src/clash/questions'),
];

/** A name of a type, and the module that it is imported from. */
interface TypeName {
  readonly name: string;
  readonly module: string;
}

/** What a question is asked beside the situation, what it answers, and the types that are named there. */
interface Signature {
  readonly parameters: readonly ts.ParameterDeclaration[];
  readonly answer: string;
  readonly types: readonly TypeName[];
}

/** One exported function or constant: its name, its comment, and whether it is asked of a situation. */
interface Question {
  /** The file that it stands in, as the written file calls it, without its ending. */
  readonly room: string;
  readonly name: string;
  readonly doc: string;
  /** Of one that is asked of a situation. */
  readonly signature: Signature | undefined;
}

/** A module as a file calls it, without its ending. */
function called(module: string, by: string): string {
  const path = relative(dirname(by), module).replace(/\.[jt]s$/, '');
  return path.startsWith('.') ? path : `./${path}`;
}

function docOf(source: ts.SourceFile, node: ts.Node): string {
  const [range] = ts.getLeadingCommentRanges(source.text, node.getFullStart())?.slice(-1) ?? [];
  const text = range === undefined ? '' : source.text.slice(range.pos, range.end);
  return text.startsWith('/**') ? text : '';
}

/** Where the names come from that a file imports one by one; what it does not import is its own. */
function importsOf(source: ts.SourceFile): ReadonlyMap<string, string> {
  const rows = source.statements.flatMap((statement) => {
    const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : undefined;
    if (!ts.isImportDeclaration(statement) || bindings === undefined || !ts.isNamedImports(bindings)) return [];
    const { text } = statement.moduleSpecifier as ts.StringLiteral;
    return bindings.elements.map(({ name }) => [name.text, join(dirname(source.fileName), text)] as const);
  });
  return new Map(rows);
}

/** What can be named without an import. */
const EVERYWHERE: ReadonlySet<string> = new Set(['Readonly', 'Partial', 'Record', 'ReadonlySet', 'ReadonlyMap']);

function typesIn(source: ts.SourceFile, nodes: readonly (ts.Node | undefined)[]): readonly TypeName[] {
  const imports = importsOf(source);
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node)) names.add(node.typeName.getText());
    ts.forEachChild(node, visit);
  };
  for (const node of nodes) if (node !== undefined) visit(node);
  return [...names]
    .filter((name) => !EVERYWHERE.has(name))
    .map((name) => ({ name, module: imports.get(name) ?? source.fileName }));
}

function signatureOf(
  source: ts.SourceFile,
  { parameters: [first, ...parameters], type }: ts.FunctionDeclaration | ts.ArrowFunction,
): Signature | undefined {
  if (first?.type === undefined || !/^Situation$/.test(first.type.getText())) return undefined;
  return {
    parameters,
    answer: type?.getText() ?? '',
    types: typesIn(source, [...parameters.map((parameter) => parameter.type), type]),
  };
}

function questionsIn(file: string, room: string): readonly Question[] {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements.flatMap((statement): readonly Question[] => {
    const exported = ts.canHaveModifiers(statement)
      ? ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)
      : false;
    if (exported !== true) return [];
    const doc = docOf(source, statement);
    if (ts.isFunctionDeclaration(statement) && statement.name !== undefined) {
      return [{ room, name: statement.name.text, doc, signature: signatureOf(source, statement) }];
    }
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.map(({ name, initializer }) => ({
      room,
      name: name.getText(),
      doc,
      signature:
        initializer !== undefined && ts.isArrowFunction(initializer) ? signatureOf(source, initializer) : undefined,
    }));
  });
}

/** A file's name as a word of code. */
const wordOf = (room: string): string =>
  `${basename(room).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())}Questions`;

/** All files of folders, in order of their names, and files. */
const filesOf = (from: readonly string[]): readonly string[] =>
  from.flatMap((path) =>
    path.endsWith('.ts')
      ? [path]
      : readdirSync(path)
          .sort()
          .map((file) => `${path}/${file}`),
  );

/** Which arguments, after the situation, name a player: whoever does not play is refused there. */
const placesOfPlayers = (parameters: readonly ts.ParameterDeclaration[]): readonly number[] =>
  parameters.flatMap(({ type }, place) => (type?.getText() === 'PlayerId' ? [place] : []));

/** A question, as it is asked of a state or a view. */
function asQuestion({ room, name, signature }: Question, signed: boolean): string {
  const inner = `${wordOf(room)}.${name}`;
  const { parameters = [], answer = '' } = signature ?? {};
  if (!signed)
    return `export const ${name} = /* @__PURE__ */ asked(${[inner, ...placesOfPlayers(parameters)].join(', ')});`;
  const taken = ['shown: GameState', ...parameters.map((parameter) => parameter.getText())];
  const given = ['machine.situationOf(shown)', ...parameters.map((parameter) => parameter.name.getText())];
  return `export const ${name} = (${taken.join(', ')}): ${answer} => ${inner}(${given.join(', ')});`;
}

/** What the questions of a file are made with. */
function imports(asked: readonly Question[], { file: by, signed }: Face): readonly string[] {
  if (!signed) return ["import { asked } from './asked.js';"];
  const named = asked.flatMap(({ signature }) => signature?.types ?? []);
  const modules = [...new Set(named.map(({ module }) => module))].sort();
  return [
    "import { machine } from './machine.js';",
    "import type { GameState } from './state.js';",
    ...modules.map((module) => {
      const names = new Set(named.filter((type) => type.module === module).map(({ name }) => name));
      return `import type { ${[...names].sort().join(', ')} } from '${called(module, by)}.js';`;
    }),
  ];
}

function written(face: Face): string {
  const rooms = filesOf(face.from).map((file) => ({ room: called(file, face.file), file }));
  const questions = rooms
    .flatMap(({ room, file }) => questionsIn(file, room))
    .filter(({ doc }) => !doc.includes('@internal'));
  const asked = questions.filter(({ signature }) => signature !== undefined).sort((a, b) => (a.name < b.name ? -1 : 1));
  const plainIn = (room: string): readonly string[] =>
    questions.filter((question) => question.room === room && question.signature === undefined).map(({ name }) => name);
  return [
    '/**',
    " * Questions about a game: about a full state, or about one player's view of it. Nothing here changes anything.",
    ' * Written by `npm run questions` from the comments of what rules ask of a situation.',
    ' *',
    ' * @module query',
    ' */',
    ...imports(asked, face),
    ...rooms
      .filter(({ room }) => asked.some((question) => question.room === room))
      .map(({ room }) => `import * as ${wordOf(room)} from '${room}.js';`),
    '',
    ...rooms
      .filter(({ room }) => plainIn(room).length > 0)
      .map(({ room }) => `export { ${plainIn(room).join(', ')} } from '${room}.js';`),
    ...rooms.map(({ room }) => `export type * from '${room}.js';`),
    ...face.beside.map((file) => `export * from './${file}.js';`),
    ...asked.flatMap((question) => ['', question.doc, asQuestion(question, face.signed)]),
    '',
  ].join('\n');
}

const USAGE = `usage: npm run questions [-- [--check]]

Writes what everybody may ask of a state or a view, from the comments of what rules ask of a situation:

${FACES.map(({ file }) => `  ${file}`).join('\n')}

  --check  write nothing; fail when a file is not up to date`;

const { values } = command(USAGE, { options: { check: { type: 'boolean', default: false } } });
for (const face of FACES) {
  const text = await format(written(face), { ...(await resolveConfig(face.file)), parser: 'typescript' });
  keep({ path: face.file, text, by: 'npm run questions' }, values.check);
}
