/**
 * Tells bundlers that what a module makes while it is loaded is made of nothing but its parts, so that it can be left out.
 *
 * A bundler leaves out a whole module that nobody uses, because the manifest says `sideEffects: false`. The package has few
 * modules with much in each, so it must be told the same of each constant: calls, spreads and reads of properties might
 * do something, for all that it knows. Here none does: `test/package/pure.test.ts` holds the sources to it.
 */
import type { Plugin as EsbuildPlugin } from 'esbuild';
import { readFile } from 'node:fs/promises';
import type { Options } from 'tsup';
import ts from 'typescript';
import { root } from './doors.js';

type TsupPlugin = NonNullable<Options['plugins']>[number];

/** The mark of a call that can be left out, if what it answers is not used. */
export const PURE = '/* @__PURE__ */';

/** What stands in a text from one place to another, and what is to stand there. */
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

/** Whether a bundler sees by itself that an expression does nothing. */
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

/** The names that a pattern binds. */
const namesIn = (pattern: ts.BindingPattern): readonly string[] =>
  pattern.elements.flatMap((element) => {
    if (ts.isOmittedExpression(element)) return [];
    return ts.isIdentifier(element.name) ? [element.name.text] : namesIn(element.name);
  });

/** An expression as one that can be left out: a call of plain things is marked, and anything else is wrapped in a call. */
function pure(node: ts.Expression, source: ts.SourceFile): string {
  const text = node.getText(source);
  const isMarkable =
    ts.isCallExpression(node) && !ts.isCallExpression(node.expression) && node.arguments.every(isPlain);
  return isMarkable ? `${PURE} ${text}` : `${PURE} (() => (${text}))()`;
}

/** A constant of a module, with its value as one that can be left out; nothing if it can be already. */
function editOf(declaration: ts.VariableDeclaration, source: ts.SourceFile): Edit | undefined {
  const { name, initializer } = declaration;
  if (!initializer || (ts.isIdentifier(name) && isPlain(initializer))) return undefined;
  const value = pure(initializer, source);
  if (ts.isIdentifier(name)) return { start: initializer.getStart(source), end: initializer.end, text: value };
  // Of what is taken apart each name is taken by itself.
  const whole = `whole_${declaration.pos}`;
  const taken = namesIn(name).map((each) => `${each} = ${PURE} ((${name.getText(source)}) => ${each})(${whole})`);
  return { start: declaration.getStart(source), end: declaration.end, text: [`${whole} = ${value}`, ...taken].join() };
}

/** The text of a module, every constant of it as one that can be left out. */
export function withPureConstants(text: string): string {
  const source = ts.createSourceFile('module.ts', text, ts.ScriptTarget.ES2022);
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => statement.declarationList.declarations)
    .flatMap((declaration) => editOf(declaration, source) ?? [])
    .reverse()
    .reduce((edited, { start, end, text }) => edited.slice(0, start) + text + edited.slice(end), text);
}

/** Dependencies whose code comes into the chunks. What they make while they are loaded is pure too. */
const PURE_DEPENDENCIES = /\/node_modules\/(?:fp-ts|io-ts|immer|@noble\/hashes)\/.+\.m?js$/;

/** Reads modules as ones whose constants can be left out. */
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

/**
 * Does the same for what the builder adds of its own: namespaces that are used as objects, modules of CommonJS that are opened, and
 * imports that are there for an effect.
 */
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
