/** Examples as whole programs: what they use is imported. */
import ts from 'typescript';

/** Names that something declares here. */
function declaredIn(source: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (
      (ts.isVariableDeclaration(node) || ts.isBindingElement(node) || ts.isParameter(node)) &&
      ts.isIdentifier(node.name)
    )
      names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** Returns whether an identifier names a value, not a field of one. */
function isUse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isBindingElement(parent)) return false;
  return !ts.isTypeReferenceNode(parent);
}

/** The names that a program uses and does not declare, but for those that are everywhere; in alphabetical order. */
export function usedIn(code: string): readonly string[] {
  const source = ts.createSourceFile('example.ts', code, ts.ScriptTarget.Latest, true);
  const declared = declaredIn(source);
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && isUse(node) && !declared.has(node.text) && !(node.text in globalThis))
      names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...names].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
}

/** An entry of the package, and whether a name comes from it. */
export interface Source {
  readonly entry: string;
  has(name: string): boolean;
}

/** An example as a whole program; each name comes from the first entry that has it. */
export function program(code: string, sources: readonly Source[]): string {
  const used = usedIn(code);
  const imports = sources.flatMap(({ entry, has }, place) => {
    const names = used.filter((name) => has(name) && !sources.slice(0, place).some((before) => before.has(name)));
    return names.length === 0 ? [] : [`import { ${names.join(', ')} } from '${entry}';`];
  });
  return [...imports.sort(), '', code].join('\n');
}
