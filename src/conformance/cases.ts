/** Reads the cases from their files. */
import { isLeft } from 'fp-ts/lib/Either.js';
import { derived } from '../core/board/index.js';
import { faultsOf, freezeJson, invalidInput } from '../core/index.js';
import { conformanceFile, type ConformanceCase, type ConformanceFile, type CONFORMANCE_GAMES } from './case.js';
import { FILES } from './files.js';

/** Returns the content of a file. An invalid file is a fault of the package. */
function read(content: unknown): ConformanceFile {
  const file = conformanceFile.decode(content);
  if (isLeft(file)) throw new Error(invalidInput(faultsOf(file.left)).message);
  return freezeJson(file.right);
}

/** Reads the files once. This takes a while, because some hundred kilobytes go through the codec. */
const readAll = derived((contents: readonly unknown[]): readonly ConformanceFile[] =>
  Object.freeze(contents.map(read)),
);

/**
 * Returns the files of cases, section by section as in the rulebooks: first those of *Successors*, then *Alexandros*,
 * *Conquest and Empire* and its variants, and *The Epic of the Peloponnesian War*.
 *
 * @example
 * import { conformanceFiles } from 'diadochi/conformance';
 *
 * conformanceFiles()
 *   .slice(0, 2)
 *   .map(({ section }) => section); // ['R 3', 'R 4']
 */
export const conformanceFiles = (): readonly ConformanceFile[] => readAll(FILES);

/**
 * Returns all cases, or those of one game.
 *
 * @example
 * import { conformanceCases } from 'diadochi/conformance';
 *
 * conformanceCases('alexandros').filter(({ id }) => id.startsWith('levy-taxes'));
 */
export const conformanceCases = (game?: (typeof CONFORMANCE_GAMES)[number]): readonly ConformanceCase[] =>
  conformanceFiles()
    .flatMap(({ cases }) => cases)
    .filter((one) => game === undefined || one.game === game);
