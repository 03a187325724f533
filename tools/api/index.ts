/**
 * Writes the report of the public API into `api/`: every exported name of each entry point of the package, with its
 * type.
 *
 *     npm run api
 *     npm run api -- --check
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { command } from '../command.js';
import { keep } from '../written.js';
import { reports, type Report } from './reports.js';

const { values } = command(
  `usage: npm run api [-- --check]

Writes what each entry point of the package exports, names and types, into api/. A change in it is a change for users.

  --check  only checks whether the reports are up to date`,
  { options: { check: { type: 'boolean', default: false } } },
);

const folder = fileURLToPath(new URL('../../api', import.meta.url));

const row = ({ title, names }: Report): string =>
  `| ${names.map((name) => `\`${name.replace('.', 'diadochi')}\``).join(', ')} | [${title}.api.md](${title}.api.md) |`;

/** Returns the table of contents: what each entry point exports. */
const contents = (all: readonly Report[]): string => `# The public API

What each entry point of the package exports, by API Extractor. \`npm run api\` writes these files. A difference in them is a
change for users of the next version, and the changelog describes it.

| entry point | report |
| --- | --- |
${all.map(row).join('\n')}
`;

const all = reports();
const wanted = new Map([
  ['README.md', contents(all)],
  ...all.map(({ title, text }) => [`${title}.api.md`, text] as const),
]);

mkdirSync(folder, { recursive: true });
for (const [file, text] of wanted) keep({ path: `api/${file}`, text, by: 'npm run api' }, values.check);
for (const file of readdirSync(folder).filter((name) => !wanted.has(name))) {
  if (!values.check) rmSync(join(folder, file));
  else {
    console.error(`api/${file} belongs to no entry point: run npm run api`);
    process.exitCode = 1;
  }
}
