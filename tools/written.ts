/** What commands of this repository write: files that are made from others and are never set by hand. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { root } from './folders.js';

/** A file made by a command. */
export interface Written {
  /** Where it lies, from the root of the repository. */
  readonly path: string;
  readonly text: string;
  /** The command that writes it, as it is typed. */
  readonly by: string;
}

/** A text in the style of the repository, as a file of this path has it. */
export const formatted = async (path: string, text: string): Promise<string> =>
  format(text, { ...(await resolveConfig(path)), filepath: path });

/** Writes it, or with `check` writes nothing and fails the program when another text lies there, or none. */
export function keep({ path, text, by }: Written, check = false): void {
  const place = join(root, path);
  if (!check) {
    mkdirSync(dirname(place), { recursive: true });
    writeFileSync(place, text);
  } else if (!existsSync(place) || readFileSync(place, 'utf8') !== text) {
    console.error(`${path} is stale: run ${by}`);
    process.exitCode = 1;
  }
}
