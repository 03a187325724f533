/** The files in a folder, line by line, and the titles of their tests. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../folders.js';

/** A piece of text and its first line, counted from 1. */
export interface Passage {
  readonly line: number;
  readonly text: string;
}

export interface Source {
  /** The path from the root of the repository. */
  readonly path: string;
  /** The path from the folder, without `.ts`. */
  readonly name: string;
  readonly passages: readonly Passage[];
}

/** A place to link to: a passage of a source. */
export interface Found {
  readonly path: string;
  readonly name: string;
  readonly line: number;
}

/** Returns all TypeScript files in a folder, sorted by name, each divided into passages. */
function below(folder: string, cut: (text: string, name: string) => readonly Passage[]): readonly Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => {
      const path = `${folder}/${file}`;
      return { path, name: file.replace(/\.ts$/, ''), passages: cut(readFileSync(join(root, path), 'utf8'), file) };
    });
}

/** Files that only re-export: a game's entry point, and its questions, which are generated. */
const REEXPORTING: ReadonlySet<string> = new Set(['index', 'questions']);

/** Returns all lines of all files in a folder, except those that only re-export. */
export const sourcesBelow = (folder: string): readonly Source[] =>
  below(folder, (text) => text.split('\n').map((line, index) => ({ line: index + 1, text: line }))).filter(
    ({ name }) => !REEXPORTING.has(name),
  );

/** Returns the titles of all tests in a folder. */
export const testsBelow = (folder: string): readonly Source[] => below(folder, titlesOf);

/** Returns the first matching passage of each source. */
export function firstIn(sources: readonly Source[], isMeant: (passage: Passage) => boolean): readonly Found[] {
  return sources.flatMap(({ path, name, passages }) => {
    const passage = passages.find(isMeant);
    return passage === undefined ? [] : [{ path, name, line: passage.line }];
  });
}

const DECLARING: ReadonlySet<string> = new Set(['describe', 'it', 'test']);

/** Returns whether a call declares a test: `it(…)`, `test.each(…)(…)`. Skipped tests and todos do not. */
function declares(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return DECLARING.has(callee.text);
  if (!ts.isCallExpression(callee) || !ts.isPropertyAccessExpression(callee.expression)) return false;
  const { expression, name } = callee.expression;
  return name.text === 'each' && ts.isIdentifier(expression) && DECLARING.has(expression.text);
}

/** Returns the titles of the tests in a text. */
function titlesOf(text: string, name: string): readonly Passage[] {
  const titles: Passage[] = [];
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && declares(node.expression)) {
      const [title] = node.arguments;
      if (title !== undefined && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) {
        titles.push({
          line: file.getLineAndCharacterOfPosition(title.getStart()).line + 1,
          text: ts.isTemplateExpression(title) ? title.getText() : title.text,
        });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}
