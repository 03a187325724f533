/**
 * Writes `src/conformance/files.ts` and `names.ts`: the imports of all files of cases in `conformance/`, game by game, and the
 * names of the games that have some. `--check` only says whether the files are up to date.
 */
import { GAMES } from '../src/games.js';
import { command } from './command.js';
import { COMMAND, conformanceFilesOf } from './conformance/files.js';
import { keep } from './written.js';

const USAGE = `usage: ${COMMAND} [-- [--check]]

Writes src/conformance/files.ts and names.ts: the imports of all files of cases in conformance/, and the names of the games
that have some.

  --check  write nothing; fail when a file is not up to date`;

const { values } = command(USAGE, { options: { check: { type: 'boolean', default: false } } });
for (const file of await conformanceFilesOf(GAMES)) keep(file, values.check);
