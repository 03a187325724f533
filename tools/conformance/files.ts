/** What `src/conformance/` knows of the folder of cases: the names of the games that have some, and the imports of all files. */
import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { GameName } from '../../src/games.js';
import { casesOf, root } from '../folders.js';
import { formatted, type Written } from '../written.js';

const FILES = 'src/conformance/files.ts';
const NAMES = 'src/conformance/names.ts';
export const COMMAND = 'npm run conformance:files';

/** A file of cases, and the word by which it is imported. */
interface CaseFile {
  readonly word: string;
  readonly path: string;
}

const capitalised = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Returns the paths of a game's files of cases from the root of the repository, in the order of their names. */
export function caseFilesOf(game: GameName): readonly string[] {
  const folder = casesOf(game);
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => `${folder}/${name}`);
}

/** The files of a game, in the order of their names. */
const filesOf = (game: GameName): readonly CaseFile[] =>
  caseFilesOf(game).map((path) => ({
    word: [game, ...basename(path, '.json').split('-')].map((part, at) => (at > 0 ? capitalised(part) : part)).join(''),
    path: `../../${path}`,
  }));

const imports = (files: readonly CaseFile[]): string =>
  [
    '// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- a declaration of modules cannot be imported',
    '/// <reference path="./json.d.ts" />',
    `/** The files of cases, section by section. Written by \`${COMMAND}\` from the files in \`conformance/\`. */`,
    ...files.map(({ word, path }) => `import ${word} from '${path}' with { type: 'json' };`),
    '',
    'export const FILES: readonly unknown[] = [',
    ...files.map(({ word }) => `${word},`),
    '];',
    '',
  ].join('\n');

const names = (games: readonly GameName[]): string =>
  [
    `/** The names of the games with cases. Written by \`${COMMAND}\` from the files in \`conformance/\`. */`,
    `export const CONFORMANCE_GAMES = [${games.map((game) => `'${game}'`).join(', ')}] as const;`,
    '',
  ].join('\n');

const writtenAs = async (path: string, text: string): Promise<Written> => ({
  path,
  text: await formatted(path, text),
  by: COMMAND,
});

/** The files of imports and of names, as they are to be written. */
export async function conformanceFilesOf(games: readonly GameName[]): Promise<readonly Written[]> {
  const withCases = games.filter((game) => filesOf(game).length > 0);
  return [await writtenAs(FILES, imports(withCases.flatMap(filesOf))), await writtenAs(NAMES, names(withCases))];
}
