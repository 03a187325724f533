/**
 * Writes the report of the public surface, below `api/`: every name that a door of the package shows, with its type.
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

Writes what each door of the package shows, by names and types, below api/: a change of it is a change that users meet.

  --check  only says whether the reports are up to date`,
  { options: { check: { type: 'boolean', default: false } } },
);

const folder = fileURLToPath(new URL('../../api', import.meta.url));

const row = ({ title, doors }: Report): string =>
  `| ${doors.map((door) => `\`${door.replace('.', 'diadochi')}\``).join(', ')} | [${title}.api.md](${title}.api.md) |`;

/** Which door shows what. */
const contents = (all: readonly Report[]): string => `# The public surface

What each door of the package shows, by API Extractor. \`npm run api\` writes these files; a difference in them is what users
meet when they take the next version, and is told in the changelog.

| door | report |
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
    console.error(`api/${file} is of no door: run npm run api`);
    process.exitCode = 1;
  }
}
