/** The output of the program: plain text, or with emphasis if the terminal supports it. */
import { styleText } from 'node:util';
import { legible } from '../core/index.js';
import type { TextLine } from '../hosts/terminal/flow.js';
import { laidOut } from '../hosts/terminal/layout.js';

/** How a text is emphasised. A plain screen ignores it. */
export type Emphasis = 'heading' | 'faint' | 'warning';

/** A line with emphasis. */
export interface Emphasised {
  readonly emphasis: Emphasis;
  readonly text: string;
}

/** A line of text, with or without emphasis. */
export type Line = TextLine | Emphasised;

/** Returns a line with emphasis. */
export const emphasised = (emphasis: Emphasis, text: string): Emphasised => ({ emphasis, text });

/**
 * The output of the program. Every line passes {@link legible} here and nowhere else, because names, seeds and messages
 * may come from a stranger's file. Lines that are too long are broken between words.
 */
export interface Screen {
  /** Returns the number of columns at present; infinite if lines are not broken. */
  columns(): number;
  line(line?: Line): void;
  lines(lines: readonly Line[]): void;
  /** Clears the screen if possible, for the next player at the same terminal. */
  clear(): void;
}

const STYLES = { heading: 'bold', faint: 'dim', warning: 'yellow' } as const satisfies Readonly<
  Record<Emphasis, Parameters<typeof styleText>[0]>
>;

/** A stream that the program writes to: the standard output, or a substitute in a test. */
export interface Outlet {
  write(text: string): unknown;
}

/** Clears the terminal and its scrollback. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

/** How a screen writes to its stream. */
export interface ScreenOptions {
  /** Whether lines can be emphasised; otherwise they are plain text. */
  readonly colours: boolean;
  /** Whether the stream is a terminal, which can be cleared. */
  readonly terminal: boolean;
  /** Returns the number of columns; without it lines are not broken. */
  readonly columns?: () => number;
}

/** Returns a line of which no character is obeyed by a terminal. */
const harmless = (line: TextLine): TextLine =>
  typeof line === 'string' ? legible(line) : { ...line, text: legible(line.text) };

/** Returns a screen on a stream. */
export function screenOn(outlet: Outlet, { colours, terminal, columns = () => Infinity }: ScreenOptions): Screen {
  const printed = (given: Line): readonly string[] => {
    if (typeof given === 'string' || !('emphasis' in given)) return laidOut(harmless(given), columns());
    const lines = laidOut(legible(given.text), columns());
    return colours ? lines.map((each) => styleText(STYLES[given.emphasis], each)) : lines;
  };
  const line = (given: Line = ''): void => printed(given).forEach((each) => void outlet.write(`${each}\n`));
  return {
    columns,
    line,
    lines: (lines) => lines.forEach((each) => line(each)),
    clear: () => void (terminal ? outlet.write(CLEAR) : line()),
  };
}

/** Writes an error message, which may have several lines. */
export const printError = (outlet: Outlet, text: string): void =>
  void outlet.write(text.split('\n').map(legible).join('\n'));

/** The number of columns that pictures need at least. */
const FEWEST_COLUMNS = 60;

/**
 * Returns the number of columns to write: that of the environment variable `COLUMNS`, otherwise that of the terminal.
 * Lines into a pipe are not broken.
 */
export function columnsOf(
  terminal: number | undefined,
  environment: Readonly<Record<string, string | undefined>>,
): number {
  const wanted = Number(environment.COLUMNS);
  if (Number.isInteger(wanted) && wanted > 0) return Math.max(FEWEST_COLUMNS, wanted);
  return terminal === undefined || terminal === 0 ? Infinity : Math.max(FEWEST_COLUMNS, terminal);
}

/** Returns whether to use colours: on a terminal, unless NO_COLOR is set (https://no-color.org). */
export const wantsColours = (isTerminal: boolean, environment: Readonly<Record<string, string | undefined>>): boolean =>
  isTerminal && (environment.NO_COLOR ?? '') === '' && environment.TERM !== 'dumb';
