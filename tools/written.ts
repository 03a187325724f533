/** Files that commands of this repository make from other files. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './folders.js';

/** A file made by a command. */
export interface Written {
  /** The path from the root of the repository. */
  readonly path: string;
  readonly text: string;
  /** The command that writes it. */
  readonly by: string;
}

/** Returns a text formatted like a file of this path. */
export async function formatted(path: string, text: string): Promise<string> {
  const { format, resolveConfig } = await import('prettier');
  return format(text, { ...(await resolveConfig(path)), filepath: path });
}

/** Writes a file. With `check`, writes nothing and lets the program fail if the file is missing or has another text. */
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
