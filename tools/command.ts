/** What the commands of this repository have in common: `--help`, and a wrong use answered with the usage. */
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { legible } from '../src/core/index.js';
import { endWithReader } from '../src/terminal/reader.js';

endWithReader(process.stdout);

const linesOf = (text: string): string => text.split('\n').map(legible).join('\n');

/** Prints lines of text; whatever a terminal would obey in them is replaced. */
export const say = (text: string): void => console.log(linesOf(text));

/** The same, of what is wrong. */
export const complain = (text: string): void => console.error(linesOf(text));

/** Says what was wrong and how it is right, and ends the program with exit status 2. */
export function wrongUse(usage: string, complaint: string): never {
  complain(`${complaint}\n\n${usage}`);
  process.exit(2);
}

/**
 * The arguments of a command, read by `parseArgs`. Asked for help it prints the usage and ends the program; so it does, with
 * exit status 2, when it meets what it does not know.
 *
 * @example
 * const { values } = command('usage: npm run bench [-- --games N]', { options: { games: { type: 'string' } } });
 */
export function command<const T extends ParseArgsConfig>(usage: string, config: T): ReturnType<typeof parseArgs<T>> {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    console.log(usage);
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    return wrongUse(usage, error instanceof Error ? error.message : String(error));
  }
}

/** A whole number given to an option; anything else is a wrong use. */
export function wholeNumber(usage: string, option: string, text: string, least: number, most: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= most) return value;
  return wrongUse(usage, `--${option}: expected a whole number from ${least} to ${most}, got "${text}"`);
}

/** One of the words that an option knows. */
export function oneOf<const W extends string>(usage: string, option: string, text: string, words: readonly W[]): W {
  return (
    words.find((word) => word === text) ?? wrongUse(usage, `--${option}: expected ${words.join(' or ')}, got "${text}"`)
  );
}
