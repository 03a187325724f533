/** Build plugin: modules of other packages with only those exports that the library uses. */
import type { Plugin as EsbuildPlugin } from 'esbuild';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './entry-points.js';
import { BUNDLED_MODULES } from './separate.js';

/** Returns the properties of a namespace that a module reads. */
function propertiesOf(namespace: string, source: ts.SourceFile): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    // What an interface extends is a type.
    if (ts.isInterfaceDeclaration(node)) return;
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression) && node.expression.text === namespace)
      found.push(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Returns the names of exports in braces. */
const namesIn = (elements: readonly (ts.ImportSpecifier | ts.ExportSpecifier)[]): readonly string[] =>
  elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name, propertyName }) => (propertyName ?? name).text);

/** Returns the exports of another module that a statement uses: types are not among them. */
function usedIn(statement: ts.ImportDeclaration | ts.ExportDeclaration, source: ts.SourceFile): readonly string[] {
  if (ts.isExportDeclaration(statement)) {
    const { exportClause, isTypeOnly } = statement;
    return !isTypeOnly && exportClause !== undefined && ts.isNamedExports(exportClause)
      ? namesIn(exportClause.elements)
      : [];
  }
  const { importClause } = statement;
  if (importClause === undefined || importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return [];
  const { name, namedBindings } = importClause;
  const byDefault = name === undefined ? [] : ['default'];
  if (namedBindings === undefined) return byDefault;
  return ts.isNamespaceImport(namedBindings)
    ? [...byDefault, ...propertiesOf(namedBindings.name.text, source)]
    : [...byDefault, ...namesIn(namedBindings.elements)];
}

/** Returns the exports that a text uses of other modules, by the names of these modules. */
export function exportsUsedBy(text: string): readonly (readonly [module: string, names: readonly string[]])[] {
  const source = ts.createSourceFile('module.ts', text, ts.ScriptTarget.ES2022);
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    return moduleSpecifier !== undefined && ts.isStringLiteral(moduleSpecifier)
      ? [[moduleSpecifier.text, usedIn(statement, source)] as const]
      : [];
  });
}

/** Returns the exports that the library uses, by the names of the modules. */
function exportsUsed(): ReadonlyMap<string, ReadonlySet<string>> {
  const used = new Map<string, Set<string>>();
  for (const path of readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.ts')) continue;
    for (const [module, names] of exportsUsedBy(readFileSync(join(root, 'src', path), 'utf8')))
      used.set(module, new Set([...(used.get(module) ?? []), ...names]));
  }
  return used;
}

const NAMESPACE = 'used';

/** Builds each module of another package with only the exports that the library uses, so that Node loads no others. */
export const onlyUsed: EsbuildPlugin = {
  name: 'only-used',
  setup({ onLoad, onResolve }) {
    const used = exportsUsed();
    // A module whose default export is used is used as a whole.
    const parted = Object.entries(BUNDLED_MODULES).filter(([module]) => used.get(module)?.has('default') !== true);
    const moduleAt = new Map(parted.map(([module, file]) => [`./node_modules/${file}`, module]));
    onResolve({ filter: /^\.\/node_modules\// }, ({ path, kind }) => {
      const module = kind === 'entry-point' ? moduleAt.get(path) : undefined;
      return module === undefined ? undefined : { path: module, namespace: NAMESPACE };
    });
    onLoad({ filter: /^/, namespace: NAMESPACE }, ({ path }) => ({
      contents: `export { ${[...(used.get(path) ?? [])].sort().join(', ')} } from './node_modules/${BUNDLED_MODULES[path]}';`,
      resolveDir: root,
    }));
  },
};
