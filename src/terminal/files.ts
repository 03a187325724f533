/** JSON in files. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { messageOf, unsound } from './complaint.js';

/** Reads a file of JSON; `-` is what is piped in. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file === '-' ? 0 : file, 'utf8'));
  } catch (error) {
    throw unsound(`${file}: ${messageOf(error)}`);
  }
}

/** Writes a file of JSON: whole, or not at all. */
export function writeJson(file: string, content: unknown): void {
  const unfinished = `${file}.part`;
  try {
    writeFileSync(unfinished, `${JSON.stringify(content)}\n`);
    renameSync(unfinished, file);
  } catch (error) {
    throw unsound(`${file}: ${messageOf(error)}`);
  }
}
