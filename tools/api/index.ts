/**
 * Writes the report of the public surface, below `api/`: every name that a door of the package shows, with its type.
 *
 *     npm run api
 *     npm run api -- --check
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { command } from '../command.js';
import { reports, type Report } from './reports.js';

const { values } = command(
  `usage: npm run api [-- --check]

Writes what each door of the package shows, by names and types, below api/: a change of it is a change that users meet.

  --check  only says whether the reports are up to date`,
  { options: { check: { type: 'boolean', default: false } } },
);

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = join(root, 'api');

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
const lost = readdirSync(folder).filter((file) => !wanted.has(file));
const stale = [...wanted].filter(([file, text]) => {
  const path = join(folder, file);
  return !existsSync(path) || readFileSync(path, 'utf8') !== text;
});
for (const [file, text] of stale) {
  console.log(values.check ? `api/${file} is stale: npm run api writes it` : `api/${file} is written`);
  if (!values.check) writeFileSync(join(folder, file), text);
}
for (const file of lost) {
  console.log(values.check ? `api/${file} is of no door` : `api/${file} is of no door: removed`);
  if (!values.check) rmSync(join(folder, file));
}
if (stale.length + lost.length === 0) console.log('The reports are up to date.');
else if (values.check) process.exitCode = 1;
