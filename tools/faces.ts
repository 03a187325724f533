/**
 * Writes the public face of each game: the functions that every game offers, in its types and with its examples. `--check` only says
 * whether the files are up to date.
 */
import { command } from './command.js';
import { faces } from './faces/written.js';
import { keep } from './written.js';

const found = await faces();

const { values } = command(
  `usage: npm run faces [-- [--check]]

Writes what every game offers, from the contract in src/core/face.ts and src/core/text/face.ts and what each game says of it in
test/<game>/face.ts:

${found.map(({ path }) => `  ${path}`).join('\n')}

  --check  write nothing; fail when a file is not up to date`,
  { options: { check: { type: 'boolean', default: false } } },
);

for (const face of found) keep(face, values.check);
