/** The output of the program: plain text, or with emphasis if the terminal supports it. */
import { styleText } from 'node:util';
import { legible } from '../core/index.js';

/** How a text is emphasised. A plain screen ignores it. */
export type Emphasis = 'heading' | 'faint' | 'warning';

/** A line of text, with or without emphasis. */
export type Line = string | { readonly emphasis: Emphasis; readonly text: string };

/** Returns a line with emphasis. */
export const emphasised = (emphasis: Emphasis, text: string): Line => ({ emphasis, text });

/**
 * The output of the program. Every line passes {@link legible} here and nowhere else, because names, seeds and messages
 * may come from a stranger's file.
 */
export interface Screen {
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

/** Returns a screen on a stream. Without `colours` it writes plain text. */
export function screenOn(outlet: Outlet, { colours, terminal }: { colours: boolean; terminal: boolean }): Screen {
  const styled = ({ emphasis, text }: Exclude<Line, string>): string =>
    colours ? styleText(STYLES[emphasis], legible(text)) : legible(text);
  const line = (given: Line = ''): void =>
    void outlet.write(`${typeof given === 'string' ? legible(given) : styled(given)}\n`);
  return {
    line,
    lines: (lines) => lines.forEach((each) => line(each)),
    clear: () => void (terminal ? outlet.write(CLEAR) : line()),
  };
}

/** Writes an error message, which may have several lines. */
export const printError = (outlet: Outlet, text: string): void =>
  void outlet.write(text.split('\n').map(legible).join('\n'));

/** Whether to use colours: on a terminal, unless NO_COLOR is set (https://no-color.org). */
export const wantsColours = (isTerminal: boolean, environment: Readonly<Record<string, string | undefined>>): boolean =>
  isTerminal && (environment.NO_COLOR ?? '') === '' && environment.TERM !== 'dumb';
