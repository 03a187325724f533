/** The clauses that each refusal code may cite: those of its sentence, and those that the rules name where they refuse. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { keptByText } from '../../src/core/board/index.js';
import { GAMES } from '../../src/games.js';

const CLAUSE = /^(?:R \S|ruling \S)/;

/** Returns the clauses that a sentence names: "(R 8.3.9, 13.4; ruling who-besieges)". */
export function clausesOfSentence(sentence: string): readonly string[] {
  const found: string[] = [];
  for (const [, inside = ''] of sentence.matchAll(/\(((?:R|ruling) [^()]*)\)/g)) {
    for (const part of inside.split('; ')) {
      if (part.startsWith('ruling ')) found.push(...part.split(', '));
      else for (const clause of part.replace(/^R /, '').split(', ')) found.push(`R ${clause}`);
    }
  }
  return found;
}

/** Returns every string in a piece of code. */
function textsIn(node: ts.Node): readonly string[] {
  const found: string[] = [];
  const visit = (each: ts.Node): void => {
    if (ts.isStringLiteralLike(each)) found.push(each.text);
    ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
}

/** Returns the strings that an argument may be: its own, or those of the constants of the file that it names. */
function textsOf(argument: ts.Expression, source: ts.SourceFile): readonly string[] {
  const named = new Set<string>();
  const names = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) named.add(node.text);
    ts.forEachChild(node, names);
  };
  names(argument);
  const found = [...textsIn(argument)];
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && named.has(node.name.text) && node.initializer)
      found.push(...textsIn(node.initializer));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** The functions that make a refusal. */
const MAKERS: ReadonlySet<string> = new Set(['refusal', 'extensionRefusal']);

/** Returns the code and the rule of a refusal that is made here, by a call or as an object `{ code, rule }` that becomes one later. */
function madeIn(node: ts.Node): { readonly code?: ts.Expression; readonly rule?: ts.Expression } {
  if (ts.isCallExpression(node) && MAKERS.has(node.expression.getText())) {
    const [code, rule] = node.arguments;
    return { ...(code && { code }), ...(rule && { rule }) };
  }
  const named: Record<string, ts.Expression> = {};
  if (ts.isObjectLiteralExpression(node))
    for (const row of node.properties) if (ts.isPropertyAssignment(row)) named[row.name.getText()] = row.initializer;
  return named;
}

/** Returns the files of a folder in which refusals are made. */
function filesOf(folder: string): readonly ts.SourceFile[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  return names.flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8');
    // Parsing takes long, and most files make no refusal: neither by a call nor as `{ code, rule }`.
    if (!/\b(?:refusal|extensionRefusal)\b|\bcode:/.test(text)) return [];
    return [ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)];
  });
}

/** Variants share folders with their base, whose files are parsed once. */
const parsed = keptByText<readonly ts.SourceFile[]>(2 * GAMES.length);

/** Returns the clauses that the rules of a folder cite with each code. */
export function clausesIn(folder: string, codes: readonly string[]): ReadonlyMap<string, ReadonlySet<string>> {
  const cited = new Map(codes.map((code) => [code, new Set<string>()]));
  for (const source of parsed(folder, () => filesOf(folder))) {
    const visit = (node: ts.Node): void => {
      ts.forEachChild(node, visit);
      const { code, rule } = madeIn(node);
      if (code === undefined || rule === undefined) return;
      // If both are conditional, the pairs are not known.
      if (ts.isConditionalExpression(code) && ts.isConditionalExpression(rule)) return;
      const clauses = textsOf(rule, source).filter((text) => CLAUSE.test(text));
      for (const text of textsIn(code)) for (const clause of clauses) cited.get(text)?.add(clause);
    };
    visit(source);
  }
  return cited;
}
