/** The lines of a file of results. */
import * as E from 'fp-ts/lib/Either.js';
import { invalidInput, type Either, type InvalidInput } from '../core/index.js';
import { isResultOf, readLine, writeLine, type GameLine } from './line.js';
import type { Task } from './plan.js';

/**
 * Returns the results in a text. The last line may be half-written, because a program was killed while it wrote it: a
 * last line without a line break that cannot be read is left out.
 */
export function readLines(written: string): Either<InvalidInput, readonly GameLine[]> {
  const rows = written.split('\n');
  const last = rows.pop() ?? '';
  const lines: GameLine[] = [];
  for (const [index, row] of rows.entries()) {
    const line = readLine(row);
    if (E.isLeft(line)) return E.left(invalidInput([{ path: `line ${index + 1}`, message: line.left.message }]));
    lines.push(line.right);
  }
  const unfinished = readLine(last);
  return E.right(E.isLeft(unfinished) ? lines : [...lines, unfinished.right]);
}

/** Returns the text of a file with these results: by number, each once. */
export const writeLines = (lines: readonly GameLine[]): string =>
  [...new Map(lines.map((line) => [line.number, line])).values()]
    .sort((a, b) => a.number - b.number)
    .map(writeLine)
    .join('');

/** Returns the first result that belongs to another tournament. */
export const foreignLine = (lines: readonly GameLine[], tasks: readonly Task[]): GameLine | undefined =>
  lines.find((line) => !isResultOf(line, tasks[line.number - 1]));

/** Returns the games that have no result yet. */
export function missingTasks(lines: readonly GameLine[], tasks: readonly Task[]): readonly Task[] {
  const finished = new Set(lines.map(({ number }) => number));
  return tasks.filter(({ number }) => !finished.has(number));
}
