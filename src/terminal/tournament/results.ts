/** The file with the results of a tournament. */
import { appendFileSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isLeft } from '../../core/index.js';
import { writeLine, type GameLine } from '../../tournament/line.js';
import { readLines, writeLines } from '../../tournament/lines.js';
import { messageOf, wrongInput } from '../complaint.js';

/** Calls a function, and reports its failure as one of the file. */
function withFile<T>(file: string, use: () => T): T {
  try {
    return use();
  } catch (error) {
    throw wrongInput(`${file}: ${messageOf(error)}`);
  }
}

/** Returns the results in a file. */
export function readResults(file: string): readonly GameLine[] {
  const lines = readLines(withFile(file, () => readFileSync(file, 'utf8')));
  if (isLeft(lines)) throw wrongInput(`${file}: ${lines.left.message}`);
  return lines.right;
}

/** Replaces a file by one with these results, by number: completely or not at all. */
export function writeResults(file: string, lines: readonly GameLine[]): void {
  const unfinished = `${file}.part`;
  withFile(file, () => {
    writeFileSync(unfinished, writeLines(lines));
    renameSync(unfinished, file);
  });
}

/** Returns the results that a file has so far; none if it does not exist. */
export const resultsSoFar = (file: string): readonly GameLine[] => (existsSync(file) ? readResults(file) : []);

/** Adds a result to a file. */
export const addResult = (file: string, line: GameLine): void =>
  withFile(file, () => appendFileSync(file, writeLine(line)));
