/** Where the program writes: plainly, or with emphasis where the terminal shows it. */
import { styleText } from 'node:util';
import { legible } from '../core/index.js';

/** How a piece of text stands out; on a plain screen none does. */
export type Emphasis = 'heading' | 'faint' | 'warning';

/** A line of text, or one that stands out. */
export type Line = string | { readonly emphasis: Emphasis; readonly text: string };

/** Returns a line that stands out where the screen shows it. */
export const emphasised = (emphasis: Emphasis, text: string): Line => ({ emphasis, text });

/**
 * All that the program says. Every line passes {@link legible} here and nowhere else: names, seeds and messages may come from a
 * stranger's file.
 */
export interface Screen {
  line(line?: Line): void;
  lines(lines: readonly Line[]): void;
  /** Takes what is written out of sight, where that is possible: for the next player at the same terminal. */
  clear(): void;
}

const STYLES = { heading: 'bold', faint: 'dim', warning: 'yellow' } as const satisfies Readonly<
  Record<Emphasis, Parameters<typeof styleText>[0]>
>;

/** What a program writes to: the standard output, or something like it in a test. */
export interface Outlet {
  write(text: string): unknown;
}

/** Clears the terminal and what was scrolled out of it. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

/** A screen on an outlet. Without `colours` it writes text and nothing else. */
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

/** Writes a complaint, which may have several lines. */
export const complain = (outlet: Outlet, text: string): void =>
  void outlet.write(text.split('\n').map(legible).join('\n'));

/** Whether colours are wanted: on a terminal, unless NO_COLOR says otherwise (https://no-color.org). */
export const wantsColours = (isTerminal: boolean, environment: Readonly<Record<string, string | undefined>>): boolean =>
  isTerminal && (environment.NO_COLOR ?? '') === '' && environment.TERM !== 'dumb';
