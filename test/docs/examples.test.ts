/** The examples of the documents run as they stand. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = `${root}node_modules/.cache/diadochi-examples/`;

const ENTRIES: readonly (readonly [name: string, source: string])[] = [
  ["'diadochi/alexandros'", `'${root}src/alexandros/index.ts'`],
  ["'diadochi/successors'", `'${root}src/successors/index.ts'`],
  ["'diadochi/core'", `'${root}src/core/index.ts'`],
  ["'diadochi'", `'${root}src/index.ts'`],
];

/** The TypeScript blocks of a document that are whole programs, with the library's source in the place of the package. */
const programs = (document: string): readonly string[] =>
  [...readFileSync(root + document, 'utf8').matchAll(/```ts\n([\s\S]*?)```/g)]
    .map(([, code]) => ENTRIES.reduce((text, [name, source]) => text.replaceAll(name, source), code ?? ''))
    .filter((code) => code.includes('import '));

/** The examples in the doc comments of a source file. */
const docExamples = (file: string): readonly string[] =>
  [...readFileSync(root + file, 'utf8').matchAll(/@example\n((?: \*(?! @|\/).*\n)+)/g)]
    .map(([, block]) => (block ?? '').replace(/^ \* ?/gm, ''))
    .map((code) => ENTRIES.reduce((text, [name, source]) => text.replaceAll(name, source), code))
    .filter((code) => code.includes('import '));

const DOCUMENTS = ['README.md', 'docs/data.md', 'docs/positions.md', 'docs/server.md', 'docs/alexandros.md'];
const SOURCES = [
  'src/successors/index.ts',
  'src/successors/view.ts',
  'src/core/bots.ts',
  'src/core/chance.ts',
  'src/core/codec/plain.ts',
  'src/core/codec/value.ts',
  'src/core/match.ts',
  'src/core/result.ts',
];
const cases = [
  ...DOCUMENTS.flatMap((document) => programs(document).map((code, index) => ({ document, index, code }))),
  ...SOURCES.flatMap((document) => docExamples(document).map((code, index) => ({ document, index, code }))),
];

it('finds the examples', () => expect(cases.length).toBeGreaterThan(20));

it.each(cases)('example $index of $document runs', async ({ document, index, code }) => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined);
  const file = `${folder}${document.replace(/\W/g, '-')}-${index}.ts`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, code);
  await expect(import(file)).resolves.toBeDefined();
  said.mockRestore();
});
