/** The tests by which mutants are tried: those by clause. What plays random games, or reads files and starts programs, is left to the suite. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '../../src/games.js';
import { testsOf } from '../folders.js';

const FOLDERS = ['test/core', 'test/conformance', 'test/reference', ...GAMES.map(testsOf)];

const LEFT_OUT = [
  /\.proof\.test\.ts$/,
  /(examples|docs)\.test\.ts$/,
  /^conformance\/(schema|vacuous)\.test\.ts$/,
  /^core\/checkpoint\.test\.ts$/,
  /^reference\/reference\.test\.ts$/,
  /^\w+\/((svg|text)\/.*|guide\.test\.ts$)/,
  /^alexandros\/endings\.test\.ts$/,
  /^successors\/rules\/19-8-play\.test\.ts$/,
  /^\w+\/codec\/(abilities|accepted|action|state)\.test\.ts$/,
  /^successors\/position\.test\.ts$/,
  /^successors\/table\/situation\.test\.ts$/,
];

/** Those asked for alone, by a pattern of their paths: `TESTS=13-siege npm run mutation -- -m 'src/successors/rules/13-siege.ts'`. */
const ASKED = new RegExp(process.env['TESTS'] ?? '');

/** Their paths, from the root of the project given. */
export const testsTried = (root: string): readonly string[] =>
  readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((path) => FOLDERS.some((folder) => `test/${path}`.startsWith(`${folder}/`)) && path.endsWith('.test.ts'))
    .filter((path) => ASKED.test(path) && !LEFT_OUT.some((pattern) => pattern.test(path)))
    .map((path) => `test/${path}`)
    .sort();
