/** Where the program writes: plainly, or with emphasis where the terminal shows it. */
import { styleText } from 'node:util';

/** How a piece of text stands out; on a plain screen none does. */
export type Emphasis = 'heading' | 'faint' | 'warning';

export interface Screen {
  line(text?: string): void;
  lines(texts: readonly string[]): void;
  /** The text as it stands out here. */
  emphasised(emphasis: Emphasis, text: string): string;
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
  const line = (text = ''): void => void outlet.write(`${text}\n`);
  return {
    line,
    lines: (texts) => texts.forEach((text) => line(text)),
    emphasised: (emphasis, text) => (colours ? styleText(STYLES[emphasis], text) : text),
    clear: () => void (terminal ? outlet.write(CLEAR) : line()),
  };
}

/** Whether colours are wanted: on a terminal, unless NO_COLOR says otherwise (https://no-color.org). */
export const wantsColours = (isTerminal: boolean, environment: Readonly<Record<string, string | undefined>>): boolean =>
  isTerminal && (environment.NO_COLOR ?? '') === '' && environment.TERM !== 'dumb';
