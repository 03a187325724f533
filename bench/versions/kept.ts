/**
 * What is saved for each version of the rules of a game: games by their choices, each with its digest, a record and a
 * save.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GameRecord, SavedMatch, WholeGameTypes } from '../../src/core/index.js';
import type { GameName } from '../../src/games.js';
import type { Course } from './course.js';

/** A saved game: its choices as one text. */
export interface KeptGame<G extends WholeGameTypes> extends Omit<Course<G>, 'choices'> {
  readonly choices: string;
}

/** Everything saved for one version. */
export interface KeptVersion<G extends WholeGameTypes> {
  readonly game: GameName;
  readonly version: number;
  readonly games: readonly KeptGame<G>[];
  readonly record: GameRecord<G>;
  readonly save: SavedMatch<G>;
}

/** The folder of the files, from the root of the repository. */
export const FOLDER = 'test/fixtures/versions';

const placeOf = (file: string): string => fileURLToPath(new URL(`../../${FOLDER}/${file}`, import.meta.url));
const fileOf = (game: GameName, version: number): string => `${game}-${version}.json`;

/** Returns the versions of a game for which something is saved, the earliest first. */
export const versionsOf = (game: GameName): readonly number[] =>
  readdirSync(placeOf(''))
    .flatMap((file) => new RegExp(`^${game}-(\\d+)\\.json$`).exec(file)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);

/** Returns what is saved for a version; `undefined` if nothing is. */
export function readVersion<G extends WholeGameTypes>(game: GameName, version: number): KeptVersion<G> | undefined {
  const place = placeOf(fileOf(game, version));
  return existsSync(place) ? (JSON.parse(readFileSync(place, 'utf8')) as KeptVersion<G>) : undefined;
}

/** Writes what is saved for a version, one game on each line. Returns the file, from the root of the repository. */
export function writeVersion<G extends WholeGameTypes>({ games, record, save, ...rest }: KeptVersion<G>): string {
  const file = fileOf(rest.game, rest.version);
  const head = JSON.stringify(rest).slice(0, -1);
  const lines = games.map((game) => JSON.stringify(game)).join(',\n');
  writeFileSync(
    placeOf(file),
    `${head},\n"games":[\n${lines}\n],\n"record":${JSON.stringify(record)},\n"save":${JSON.stringify(save)}}\n`,
  );
  return `${FOLDER}/${file}`;
}
