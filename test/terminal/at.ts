/** The program without a process: what is typed line by line, what it says, and how it ends. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { run } from '../../src/terminal/program.js';
import { screenOn } from '../../src/terminal/screen.js';

export interface Ran {
  readonly status: number;
  readonly out: string;
  readonly complaints: string;
}

/** Runs the program over a pipe into which these lines have been written, on a screen of a number of columns. */
export async function at(args: readonly string[], typed: readonly string[] = [], columns = Infinity): Promise<Ran> {
  let out = '';
  let complaints = '';
  const status = await run(args, {
    screen: screenOn({ write: (text) => (out += text) }, { colours: false, terminal: false, columns: () => columns }),
    complaints: { write: (text) => (complaints += text) },
    input: Readable.from(typed.map((line) => `${line}\n`)),
    drawing: null,
    progress: null,
  });
  return { status, out, complaints };
}

const folder = mkdtempSync(join(tmpdir(), 'diadochi-terminal-'));
/** A file that is there for the length of a test run. */
export const scratch = (name: string): string => join(folder, name);

/** The choices of the last question in what was said: `12  March to Issos`. */
export function lastChoices(out: string): readonly string[] {
  const lines = out.trimEnd().split('\n');
  const from = lines.findLastIndex((line) => /^\s+1 {2}/.test(line));
  const labels = lines.slice(from).flatMap((line) => /^\s+\d+ {2}(.*)$/.exec(line)?.[1] ?? []);
  return from < 0 ? [] : labels;
}
