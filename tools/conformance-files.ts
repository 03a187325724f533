/**
 * Writes `src/conformance/files.ts`: the imports of all files of cases in `conformance/`, game by game. `--check` only says
 * whether the file is up to date.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { format, resolveConfig } from 'prettier';
import { CONFORMANCE_GAMES } from '../src/conformance/case.js';
import { command } from './command.js';
import { keep } from './written.js';

const FOLDER = 'conformance';
const TARGET = 'src/conformance/files.ts';
const COMMAND = 'npm run conformance:files';

/** A file of cases, and the word by which it is imported. */
interface CaseFile {
  readonly word: string;
  readonly path: string;
}

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** The files of a game, in the order of their names. */
const filesOf = (game: string): readonly CaseFile[] =>
  readdirSync(fileURLToPath(new URL(`../${FOLDER}/${game}`, import.meta.url)))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({
      word: [game, ...name.replace(/\.json$/, '').split('-')]
        .map((part, at) => (at > 0 ? capitalised(part) : part))
        .join(''),
      path: `../../${FOLDER}/${game}/${name}`,
    }));

function written(): string {
  const files = CONFORMANCE_GAMES.flatMap(filesOf);
  return [
    '// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- a declaration of modules cannot be imported',
    '/// <reference path="./json.d.ts" />',
    `/** The files of cases, section by section. Written by \`${COMMAND}\` from what is in \`${FOLDER}/\`. */`,
    ...files.map(({ word, path }) => `import ${word} from '${path}' with { type: 'json' };`),
    '',
    'export const FILES: readonly unknown[] = [',
    ...files.map(({ word }) => `${word},`),
    '];',
    '',
  ].join('\n');
}

const USAGE = `usage: ${COMMAND} [-- [--check]]

Writes ${TARGET}: the imports of all files of cases in ${FOLDER}/.

  --check  write nothing; fail when the file is not up to date`;

const { values } = command(USAGE, { options: { check: { type: 'boolean', default: false } } });
const text = await format(written(), { ...(await resolveConfig(TARGET)), parser: 'typescript' });
keep({ path: TARGET, text, by: COMMAND }, values.check);
