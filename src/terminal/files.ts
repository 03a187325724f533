/** Reading and writing files of JSON. */
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isLeft, textOfFile } from '../core/index.js';
import { messageOf, wrongInput } from './complaint.js';

/** Returns the text of a file in any of the usual encodings. */
function textIn(file: string | 0): string {
  const text = textOfFile(readFileSync(file));
  if (isLeft(text)) throw new TypeError(text.left.message);
  return text.right;
}

/** Returns the content of a JSON file in UTF-8 or UTF-16; `-` is the standard input. */
export function readJson(file: string): unknown {
  try {
    return JSON.parse(textIn(file === '-' ? 0 : file));
  } catch (error) {
    throw wrongInput(`${file}: ${messageOf(error)}`);
  }
}

/** Writes a JSON file, completely or not at all. */
export function writeJson(file: string, content: unknown): void {
  const unfinished = `${file}.part`;
  try {
    writeFileSync(unfinished, `${JSON.stringify(content)}\n`);
    renameSync(unfinished, file);
  } catch (error) {
    throw wrongInput(`${file}: ${messageOf(error)}`);
  }
}
