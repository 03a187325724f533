/** The examples in the comments of the public functions run, and what they say comes out. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import * as core from '../../src/core/index.js';
import * as face from '../../src/alexandros/index.js';

const source = fileURLToPath(new URL('../../src/alexandros/', import.meta.url));
const folder = fileURLToPath(new URL('../../node_modules/.cache/diadochi-alexandros/', import.meta.url));
/** The files whose functions are public by their own names: the entry, and what it opens whole. */
const FACE = [
  'index.ts',
  ...[...readFileSync(`${source}index.ts`, 'utf8').matchAll(/^export \* from '\.\/(\w+)\.js'/gm)].map(
    ([, room]) => `${room}.ts`,
  ),
];
const SHOWN = [...FACE, ...readdirSync(`${source}query`).map((name) => `query/${name}`)];

interface Example {
  readonly file: string;
  /** What the comment stands before. */
  readonly of: string;
  readonly code: string;
}

const examplesIn = (file: string): readonly Example[] =>
  [
    ...readFileSync(source + file, 'utf8').matchAll(
      /\/\*\*\n((?: \*.*\n)+?) \*\/\n(?:export (?:const|function) (\w+))?/g,
    ),
  ].flatMap(([, comment = '', of = 'module']) => {
    const [, code] = comment.replace(/^ \* ?/gm, '').split('@example\n');
    return code === undefined ? [] : [{ file, of, code: code.replace(/\n@[\s\S]*/, '\n') }];
  });

/** A line `expression; // value` becomes a row of what came out; the values are JSON in single quotes, or `undefined`. */
const asserting = (code: string): string =>
  `export const said: [unknown, unknown][] = [];\n${code
    .replaceAll("'diadochi/alexandros'", JSON.stringify(`${source}index.ts`))
    .replace(/^(.*); \/\/ (undefined|true|false|\d+|'.*'|\[.*\]|\{.*\})$/gm, 'said.push([$1, $2]);')}`;

const examples = SHOWN.flatMap(examplesIn);

it.each(examples)('the example of $of in $file runs and says what comes out', async ({ file, of, code }) => {
  const path = `${folder}${file.replace(/\W/g, '-')}-${of}.ts`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, asserting(code));
  const { said } = (await import(path)) as { said: [unknown, unknown][] };
  for (const [found, told] of said) expect(found).toEqual(told);
});

it('each public function has one, and most of them say what comes out', () => {
  const shown = new Set(examples.filter(({ file }) => FACE.includes(file)).map(({ of }) => of));
  const elsewhere = (name: string, value: unknown): boolean => Reflect.get(core, name) === value;
  const functions = Object.entries(face).filter(
    ([name, value]) => typeof value === 'function' && !elsewhere(name, value),
  );
  expect(functions.map(([name]) => name).filter((name) => !shown.has(name))).toEqual([]);
  const telling = examples.filter(({ code }) => asserting(code).includes('said.push'));
  expect(telling.length).toBeGreaterThan(examples.length * 0.9);
});
