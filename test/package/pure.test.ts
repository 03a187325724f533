/** What the builder marks as to be left out may be left out: sources do nothing while they are loaded but make their constants. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { withoutWhiteSpace } from '../../tools/package/compact.js';
import { root } from '../../tools/package/entry-points.js';
import { withPureConstants } from '../../tools/package/pure.js';

/** What becomes of a module; the marks as they are read by bundlers. */
const marked = (text: string): string => withPureConstants(text);

describe('a constant of a module', () => {
  it.each([
    'const a = 1;',
    "export const a = ['x', -1, null, true] as const;",
    'const a = { b, c: [d], e() { return f(); } };',
    'const a = () => f();',
    'function a() { const b = f(); return b; }',
    'let a: number | undefined;',
  ])('%s is left as it is', (text) => {
    expect(marked(text)).toBe(text);
  });

  it.each([
    ['const a = f(b, [1]);', 'const a = /* @__PURE__ */ f(b, [1]);'],
    ['const a = f(g());', 'const a = /* @__PURE__ */ (() => (f(g())))();'],
    ['const a = f(1)(2);', 'const a = /* @__PURE__ */ (() => (f(1)(2)))();'],
    ['const a = new Map();', 'const a = /* @__PURE__ */ (() => (new Map()))();'],
    ['const a = { ...b };', 'const a = /* @__PURE__ */ (() => ({ ...b }))();'],
    ['const a = { [b]: 1 };', 'const a = /* @__PURE__ */ (() => ({ [b]: 1 }))();'],
    ['const a = b.c;', 'const a = /* @__PURE__ */ (() => (b.c))();'],
    ['const a = b + c;', 'const a = /* @__PURE__ */ (() => (b + c))();'],
  ])('%s can be left out', (text, expected) => {
    expect(marked(text)).toBe(expected);
  });

  it('that is taken apart is taken name by name', () => {
    const text = 'const { a, b: [c], ...d } = f(); const e = [a, c, d];';
    const f = () => ({ a: 1, b: [2], x: 3, y: 4 });
    expect(runInNewContext(`${marked(text)} JSON.stringify(e)`, { f })).toBe('[1,2,{"x":3,"y":4}]');
    expect(marked(text).match(/@__PURE__/g)).toHaveLength(4);
  });
});

describe('what is written without white space', () => {
  it('keeps names and marks', async () => {
    const text =
      '// a remark\nvar total = /* @__PURE__ */ sum( 1,\n  /* @__PURE__ */ two() );\nvar after = `a\n  b`;\nexport { after, total };';
    expect(await withoutWhiteSpace(text)).toBe(
      'var total=/* @__PURE__ */sum(1,/* @__PURE__ */two());var after=`a\n  b`;export{after,total};\n',
    );
  });

  it('is refused where the marks could be taken for something else', async () => {
    await expect(withoutWhiteSpace('var a = void typeof b;')).rejects.toThrow('stands in the code already');
  });
});

/** Statements that say something, and do nothing while a module is loaded. */
const SAYING = new Set([
  ts.SyntaxKind.ImportDeclaration,
  ts.SyntaxKind.ExportDeclaration,
  ts.SyntaxKind.InterfaceDeclaration,
  ts.SyntaxKind.TypeAliasDeclaration,
  ts.SyntaxKind.ModuleDeclaration,
  ts.SyntaxKind.FunctionDeclaration,
  ts.SyntaxKind.ClassDeclaration,
  ts.SyntaxKind.VariableStatement,
]);

/** What a class does while it is declared: fields of its own, and blocks. */
const isStatic = (member: ts.ClassElement): boolean =>
  ts.isClassStaticBlockDeclaration(member) ||
  (ts.isPropertyDeclaration(member) && (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Static) !== 0);

/** The statements of a module that do something while it is loaded. */
function doing(text: string): readonly string[] {
  const source = ts.createSourceFile('module.ts', text, ts.ScriptTarget.ES2022, true);
  return source.statements
    .filter((each) => !SAYING.has(each.kind) || (ts.isClassDeclaration(each) && each.members.some(isStatic)))
    .map((each) => each.getText());
}

describe('sources', () => {
  it('do nothing while they are loaded, but for the program', () => {
    const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.ts'),
    );
    const doers = files.filter((file) => doing(readFileSync(join(root, 'src', file), 'utf8')).length > 0);
    expect(doers).toEqual(['terminal/main.ts']);
  });

  it('that did something would be seen', () => {
    expect(doing('const a = 1; register(a); if (a) b(); class C { static d = e(); }')).toEqual([
      'register(a);',
      'if (a) b();',
      'class C { static d = e(); }',
    ]);
  });
});
