/** What commands of this repository write: files that are made from others and are never set by hand. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A file made by a command. */
export interface Written {
  /** Where it lies, from the root of the repository. */
  readonly path: string;
  readonly text: string;
  /** The command that writes it, as it is typed. */
  readonly by: string;
}

const placeOf = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

/** Writes it, or with `check` writes nothing and fails the program when another text lies there, or none. */
export function keep({ path, text, by }: Written, check: boolean): void {
  const place = placeOf(path);
  if (!check) writeFileSync(place, text);
  else if (!existsSync(place) || readFileSync(place, 'utf8') !== text) {
    console.error(`${path} is stale: run ${by}`);
    process.exitCode = 1;
  }
}
