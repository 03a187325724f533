/** The files below a folder, line by line, and the titles of the tests in them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../folders.js';

/** A piece of text, and the line where it begins, counted from 1. */
export interface Passage {
  readonly line: number;
  readonly text: string;
}

export interface Source {
  /** The path below the root of the repository. */
  readonly path: string;
  /** The path below the folder that was looked through, without `.ts`. */
  readonly name: string;
  readonly passages: readonly Passage[];
}

/** A place to be shown: a passage of a source. */
export interface Found {
  readonly path: string;
  readonly name: string;
  readonly line: number;
}

/** Below a folder, all TypeScript files in the order of their names, each cut into passages. */
function below(folder: string, cut: (text: string, name: string) => readonly Passage[]): readonly Source[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .sort()
    .map((file) => {
      const path = `${folder}/${file}`;
      return { path, name: file.replace(/\.ts$/, ''), passages: cut(readFileSync(join(root, path), 'utf8'), file) };
    });
}

/** Files that hand on what lives elsewhere: a game's entry point, and its questions, which are generated. */
const HANDING_ON: ReadonlySet<string> = new Set(['index', 'questions']);

/** All lines of all files below a folder in which something lives. */
export const sourcesBelow = (folder: string): readonly Source[] =>
  below(folder, (text) => text.split('\n').map((line, index) => ({ line: index + 1, text: line }))).filter(
    ({ name }) => !HANDING_ON.has(name),
  );

/** The titles of all tests below a folder. */
export const testsBelow = (folder: string): readonly Source[] => below(folder, titlesOf);

/** In each source the first passage that is looked for. */
export function firstIn(sources: readonly Source[], isMeant: (passage: Passage) => boolean): readonly Found[] {
  return sources.flatMap(({ path, name, passages }) => {
    const passage = passages.find(isMeant);
    return passage === undefined ? [] : [{ path, name, line: passage.line }];
  });
}

const DECLARING: ReadonlySet<string> = new Set(['describe', 'it', 'test']);

/** `it(…)`, `test.each(…)(…)`; what is skipped or to be done declares nothing. */
function declares(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return DECLARING.has(callee.text);
  if (!ts.isCallExpression(callee) || !ts.isPropertyAccessExpression(callee.expression)) return false;
  const { expression, name } = callee.expression;
  return name.text === 'each' && ts.isIdentifier(expression) && DECLARING.has(expression.text);
}

/** The titles of the tests in a text. */
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
