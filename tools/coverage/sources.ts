/** The files below a folder, and the titles of the tests in them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Source {
  /** The path below the folder, without `.ts`. */
  readonly name: string;
  readonly text: string;
}

/** All TypeScript files below a folder, in the order of their names. */
export const sourcesBelow = (folder: string): readonly Source[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .sort()
    .map((name) => ({ name: name.replace(/\.ts$/, ''), text: readFileSync(join(root, folder, name), 'utf8') }));

const DECLARING: ReadonlySet<string> = new Set(['describe', 'it', 'test']);

/** `it(…)`, `test.each(…)(…)`; what is skipped or to be done declares nothing. */
function declares(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return DECLARING.has(callee.text);
  if (!ts.isCallExpression(callee) || !ts.isPropertyAccessExpression(callee.expression)) return false;
  const { expression, name } = callee.expression;
  return name.text === 'each' && ts.isIdentifier(expression) && DECLARING.has(expression.text);
}

/** A source with nothing left but the titles of its tests, a line each. */
export function titlesOf({ name, text }: Source): Source {
  const titles: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && declares(node.expression)) {
      const [title] = node.arguments;
      if (title !== undefined && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) {
        titles.push(ts.isTemplateExpression(title) ? title.getText() : title.text);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(`${name}.ts`, text, ts.ScriptTarget.Latest, true));
  return { name, text: titles.join('\n') };
}
