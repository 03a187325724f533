/** Who imports whom, read by the compiler's own parser; and the circles in it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

export const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Import {
  /** Files are named by their path below the root: `src/core/machine.ts`. */
  readonly from: string;
  /** A file of ours, or the name of a package. */
  readonly to: string;
  /** Nothing of it is left when the types are gone. */
  readonly typeOnly: boolean;
}

/** All TypeScript files below a folder of the root. */
export const filesBelow = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => `${folder}/${name}`)
    .sort();

/** Returns the file that a specifier names; the name of a package is returned unchanged. */
function fileOf(specifier: string, from: string): string {
  if (!specifier.startsWith('.')) return specifier;
  const named = relative(root, join(root, dirname(from), specifier.replace(/\?.*$/, '')));
  const path = [named.replace(/\.js$/, '.ts'), named.replace(/\.js$/, '.tsx')].find((each) =>
    existsSync(join(root, each)),
  );
  if (path === undefined) throw new Error(`${from} imports ${specifier}, which is no file`);
  return path;
}

/** Returns whether an import brings types only: `import type …`, or `type` before each of its names. */
function bringsTypesOnly({ importClause }: ts.ImportDeclaration): boolean {
  if (importClause === undefined) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { name, namedBindings } = importClause;
  if (name !== undefined || namedBindings === undefined || !ts.isNamedImports(namedBindings)) return false;
  return namedBindings.elements.length > 0 && namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly);
}

function passesTypesOnly({ isTypeOnly, exportClause }: ts.ExportDeclaration): boolean {
  if (isTypeOnly) return true;
  if (exportClause === undefined || !ts.isNamedExports(exportClause)) return false;
  return exportClause.elements.length > 0 && exportClause.elements.every((element) => element.isTypeOnly);
}

/** Every import of a file: declarations, exports of what others have, `import('…')` as a type and as a call. */
export function importsIn(file: string, text: string): readonly Import[] {
  const found: Import[] = [];
  const add = (specifier: ts.Node | undefined, typeOnly: boolean): void => {
    if (specifier !== undefined && ts.isStringLiteralLike(specifier)) {
      found.push({ from: file, to: fileOf(specifier.text, file), typeOnly });
    }
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) add(node.moduleSpecifier, bringsTypesOnly(node));
    else if (ts.isExportDeclaration(node)) add(node.moduleSpecifier, passesTypesOnly(node));
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) add(node.argument.literal, true);
    else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node.arguments[0], false);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}

export const importsOf = (files: readonly string[]): readonly Import[] =>
  files.flatMap((file) => importsIn(file, readFileSync(join(root, file), 'utf8')));

/**
 * The circles among names: each set of names that reach each other (Tarjan's strongly connected components of more than one
 * name, or of one that names itself).
 */
export function circlesIn(edges: readonly (readonly [from: string, to: string])[]): readonly (readonly string[])[] {
  const next = new Map<string, Set<string>>();
  for (const [from, to] of edges) next.set(from, (next.get(from) ?? new Set()).add(to));
  const order = new Map<string, number>();
  const stack: string[] = [];
  const open = new Set<string>();
  const circles: string[][] = [];

  const visit = (name: string): number => {
    const number = order.size;
    let low = number;
    order.set(name, number);
    stack.push(name);
    open.add(name);
    for (const other of next.get(name) ?? []) {
      const known = order.get(other);
      if (known === undefined) low = Math.min(low, visit(other));
      else if (open.has(other)) low = Math.min(low, known);
    }
    if (low < number) return low;
    const circle = stack.splice(stack.indexOf(name));
    circle.forEach((member) => open.delete(member));
    if (circle.length > 1 || next.get(name)?.has(name)) circles.push(circle.sort());
    return low;
  };
  for (const name of next.keys()) if (!order.has(name)) visit(name);
  return circles;
}
