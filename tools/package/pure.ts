/**
 * Marks the constants of modules as pure, so that bundlers can leave them out.
 *
 * Bundlers leave out a whole module that is not used, because the manifest says `sideEffects: false`. The package has
 * few modules with much in each, so each constant needs the same: calls, spreads and property reads could have side
 * effects as far as a bundler knows. In our sources they have none; `test/package/pure.test.ts` checks that.
 */
import type { Plugin as EsbuildPlugin } from 'esbuild';
import { readFile } from 'node:fs/promises';
import type { Options } from 'tsup';
import ts from 'typescript';
import { root } from './entry-points.js';

type TsupPlugin = NonNullable<Options['plugins']>[number];

/** The mark of a call that can be left out if its result is not used. */
export const PURE = '/* @__PURE__ */';

/** A replacement of a range of a text. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const isWrapping = (
  node: ts.Node,
): node is ts.ParenthesizedExpression | ts.AsExpression | ts.SatisfiesExpression | ts.NonNullExpression =>
  ts.isParenthesizedExpression(node) ||
  ts.isAsExpression(node) ||
  ts.isSatisfiesExpression(node) ||
  ts.isNonNullExpression(node);

/** Returns whether bundlers know that an expression has no side effects. */
function isPlain(node: ts.Expression): boolean {
  if (isWrapping(node)) return isPlain(node.expression);
  if (ts.isObjectLiteralExpression(node)) return node.properties.every(isPlainProperty);
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isPlain);
  if (ts.isPrefixUnaryExpression(node)) return ts.isNumericLiteral(node.operand);
  return (
    ts.isLiteralExpression(node) ||
    ts.isIdentifier(node) ||
    ts.isArrowFunction(node) ||
    ts.isFunctionExpression(node) ||
    [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(node.kind)
  );
}

function isPlainProperty(property: ts.ObjectLiteralElementLike): boolean {
  if (ts.isSpreadAssignment(property)) return false;
  if (ts.isComputedPropertyName(property.name)) return false;
  return !ts.isPropertyAssignment(property) || isPlain(property.initializer);
}

/** Returns the names that a pattern binds. */
const namesIn = (pattern: ts.BindingPattern): readonly string[] =>
  pattern.elements.flatMap((element) => {
    if (ts.isOmittedExpression(element)) return [];
    return ts.isIdentifier(element.name) ? [element.name.text] : namesIn(element.name);
  });

/**
 * Returns an expression that can be left out: a call with plain arguments is marked, and anything else is wrapped in a
 * marked call.
 */
function pure(node: ts.Expression, source: ts.SourceFile): string {
  const text = node.getText(source);
  const isMarkable =
    ts.isCallExpression(node) && !ts.isCallExpression(node.expression) && node.arguments.every(isPlain);
  return isMarkable ? `${PURE} ${text}` : `${PURE} (() => (${text}))()`;
}

/** Returns the edit that makes the value of a constant pure; nothing if it is already. */
function editOf(declaration: ts.VariableDeclaration, source: ts.SourceFile): Edit | undefined {
  const { name, initializer } = declaration;
  if (!initializer || (ts.isIdentifier(name) && isPlain(initializer))) return undefined;
  const value = pure(initializer, source);
  if (ts.isIdentifier(name)) return { start: initializer.getStart(source), end: initializer.end, text: value };
  // Each name of a destructuring is assigned separately.
  const whole = `whole_${declaration.pos}`;
  const taken = namesIn(name).map((each) => `${each} = ${PURE} ((${name.getText(source)}) => ${each})(${whole})`);
  return { start: declaration.getStart(source), end: declaration.end, text: [`${whole} = ${value}`, ...taken].join() };
}

/** Returns the text of a module with all constants pure. */
export function withPureConstants(text: string): string {
  const source = ts.createSourceFile('module.ts', text, ts.ScriptTarget.ES2022);
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => statement.declarationList.declarations)
    .flatMap((declaration) => editOf(declaration, source) ?? [])
    .reverse()
    .reduce((edited, { start, end, text }) => edited.slice(0, start) + text + edited.slice(end), text);
}

/** Dependencies whose code is included in the chunks. Their constants are pure, too. */
const PURE_DEPENDENCIES = /\/node_modules\/(?:fp-ts|io-ts|immer|@noble\/hashes)\/.+\.m?js$/;

/** Makes the constants of modules pure while they are read. */
export const pureConstants: EsbuildPlugin = {
  name: 'pure-constants',
  setup({ onLoad }) {
    onLoad({ filter: /\.(?:ts|m?js)$/ }, async ({ path }) => {
      const isOurs = path.startsWith(`${root}src/`);
      if (!isOurs && !PURE_DEPENDENCIES.test(path)) return undefined;
      return { contents: withPureConstants(await readFile(path, 'utf8')), loader: isOurs ? 'ts' : 'js' };
    });
  },
};

/** Makes what the builder adds pure: namespaces as objects, wrapped CommonJS modules, and imports for side effects. */
export const pureAdditions: TsupPlugin = {
  name: 'pure-additions',
  renderChunk: (code) => ({
    code: code
      .replace(
        /^var (\w+) ?= ?\{\};\s*__export\(\1, ?(\{[^}]*\})\);/gm,
        `var $1 = ${PURE} ((of) => (__export(of, $2), of))({});`,
      )
      .replace(/= ?__toESM\((require_\w+\(\))/g, `= ${PURE} __toESM(${PURE} $1`)
      .replace(/^import ?"\.[^"]*";\s*/gm, ''),
  }),
};
