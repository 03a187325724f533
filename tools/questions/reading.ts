/** Questions as the sources have them: what is exported, and what of it is asked of a situation. */
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { docOf } from '../doc-comment.js';

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
export interface Question {
  /** The file that it stands in, as the written file calls it, without its ending. */
  readonly room: string;
  readonly name: string;
  readonly doc: string;
  /** Of one that is asked of a situation. */
  readonly signature: Signature | undefined;
}

/** A module as a file calls it, without its ending. */
export function called(module: string, by: string): string {
  const path = relative(dirname(by), module).replace(/\.[jt]s$/, '');
  return path.startsWith('.') ? path : `./${path}`;
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

/** What a file exports; `room`: the file as the written one calls it. */
export function questionsIn(file: string, room: string): readonly Question[] {
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
