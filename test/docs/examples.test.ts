/** The examples of the documents and of the doc comments: their types hold, they run, and their comments tell the truth. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DERIVED_PAGES } from '../../tools/derived.js';
import { allExamples } from '../../tools/refusals/page.js';
import { blocksOf, complaints, docExamplesOf, isProgram, literalIn, watched } from './examples.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const below = (folder: string, ending: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ending) && !name.startsWith('api/'))
    .map((name) => `${folder}/${name}`)
    .sort();

/** Sources whose examples show a call without the program around it, or are filled in by `npm run faces`. */
const FRAGMENTARY = [
  'src/core/face.ts',
  'src/core/result.ts',
  'src/core/text/face.ts',
  'src/games.ts',
  'src/hosts/manifest.ts',
  'src/successors/codec/action/index.ts',
  'src/successors/codec/options.ts',
  'src/successors/data/codec/board.ts',
];

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'llms.txt',
  ...below('docs', '.md').filter((path) => !DERIVED_PAGES.includes(path)),
];
const found = [
  ...allExamples().map(({ code }, index) => ({ path: 'docs/refusals.md', index, code })),
  ...documents.flatMap((path) => blocksOf(read(path)).map((code, index) => ({ path, index, code }))),
  ...below('src', '.ts').flatMap((path) => docExamplesOf(read(path)).map((code, index) => ({ path, index, code }))),
];
const fragments = found.filter(({ code }) => !isProgram(code));

mkdirSync(join(root, '.cache'), { recursive: true });
const folder = mkdtempSync(join(root, '.cache/examples-'));
const programs = found
  .filter(({ code }) => isProgram(code))
  .map((example) => ({ ...example, file: join(folder, `${example.path.replace(/\W/g, '-')}-${example.index}.ts`) }));

const WATCH = 'watchValue';
const seen: { readonly number: number; readonly value: unknown; readonly literal: unknown }[] = [];
const keep = (number: number, value: unknown, literal: unknown): unknown => {
  seen.push({ number, value, literal });
  return value;
};

beforeAll(() => {
  Object.assign(globalThis, { [WATCH]: keep });
  for (const { file, code } of programs) writeFileSync(file, code);
});
afterAll(() => {
  Reflect.deleteProperty(globalThis, WATCH);
  rmSync(folder, { recursive: true });
});

describe('the examples', () => {
  it('are found', () => {
    expect(programs.filter(({ path }) => path === 'README.md')).toHaveLength(blocksOf(read('README.md')).length);
    expect(programs.filter(({ path }) => path.startsWith('src/')).length).toBeGreaterThan(15);
  });

  it('are whole programs', () => {
    expect(fragments.filter(({ path }) => !FRAGMENTARY.includes(path))).toEqual([]);
  });

  it('import nothing but the package', () => {
    const others = programs.flatMap(({ path, code }) =>
      ts
        .preProcessFile(code)
        .importedFiles.map(({ fileName }) => `${path}: ${fileName}`)
        .filter((told) => !/: diadochi(?:\/[\w-]+)*$/.test(told)),
    );
    expect(others).toEqual([]);
  });

  it('keep their types', () => {
    const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), (path) => readFileSync(path, 'utf8'));
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
    const files = programs.map(({ file }) => file);
    const said = complaints(files, { ...options, noUnusedLocals: false, noUnusedParameters: false });
    expect(programs.flatMap(({ path, file }) => (said.get(file) ?? []).map((each) => `${path}: ${each}`))).toEqual([]);
  });

  it.each(programs)('example $index of $path runs, and its comments tell the truth', async ({ file, code }) => {
    const { program, told } = watched(code, WATCH);
    const running = file.replace(/\.ts$/, '.run.ts');
    writeFileSync(running, `// @ts-nocheck\n${program}`);
    seen.length = 0;
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    try {
      await expect(import(running)).resolves.toBeDefined();
    } finally {
      log.mockRestore();
    }
    for (const [number, { code: subject, literal }] of told.entries()) {
      const values = seen.filter((each) => each.number === number);
      expect(values.length, `never reached: ${subject} // ${literal}`).toBeGreaterThan(0);
      for (const each of values) expect(each.value, `${subject} // ${literal}`).toEqual(each.literal);
    }
  });
});

describe('how they are read', () => {
  it.each([
    ['// 9', '9'],
    ['// 8: the Generals who can be dealt first', '8'],
    ["// 'red'", "'red'"],
    ["// ['chance']: the Generals are to be dealt", "['chance']"],
    ["// [{ a: ['}'] }], in this order", "[{ a: ['}'] }]"],
    ['// undefined', 'undefined'],
    ['// true (R 7.1)', 'true'],
    ['// 0 to 5', undefined],
    ["// ['hidden', 'hidden', …]", undefined],
    ['// [1', undefined],
    ['// the same state', undefined],
  ])('%s tells %s', (comment, literal) => {
    expect(literalIn(comment)).toBe(literal);
  });

  it('values are handed over where a comment tells them, and only there', () => {
    const code = `import { a } from 'diadochi';
const [b] = [1, 2];
const c = a(b); // 2
if (c) a(c); // 'three': for a reason
console.log(c); // 2
console.log(b, c); // 1 2
a(1); // something
`;
    const { program, told } = watched(code, 'watch');
    expect(program).toBe(`import { a } from 'diadochi';
const [b] = [1, 2];
const c = watch(0, a(b), 2); // 2
if (c) watch(1, a(c), 'three'); // 'three': for a reason
console.log(watch(2, c, 2)); // 2
console.log(b, c); // 1 2
a(1); // something
`);
    expect(told.map(({ literal }) => literal)).toEqual(['2', "'three'", '2']);
  });

  it('examples end where the next tag begins, fenced or not, indented or not', () => {
    const source = `/**
 * @example
 * import { a } from 'diadochi';
 *
 * a(); // 1
 *
 * @returns nothing
 */
  /**
   * @example
   * \`\`\`ts
   * import { b } from 'diadochi';
   * \`\`\`
   */`;
    expect(docExamplesOf(source)).toEqual([
      "import { a } from 'diadochi';\n\na(); // 1\n",
      "import { b } from 'diadochi';\n\n",
    ]);
  });

  it('the compiler is asked in earnest', () => {
    const file = join(folder, 'wrong.ts');
    writeFileSync(file, "import { createGame } from 'diadochi';\ncreateGame({ players: 9 });\n");
    const { options } = ts.parseJsonConfigFileContent(
      ts.readConfigFile(join(root, 'tsconfig.json'), (path) => readFileSync(path, 'utf8')).config,
      ts.sys,
      root,
    );
    expect(complaints([file], options).get(file)).toEqual([
      expect.stringMatching(/^createGame\(\{ players: 9 \}\); ← Type '9' is not assignable/),
    ]);
  });
});
