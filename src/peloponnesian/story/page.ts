/** The lines of the chronicle: headings, labels, deeds, and indented consequences. */
import { cited, sentence, type RuleRef } from '../../core/index.js';
import type { Saying } from '../text/things.js';

const INDENTS = { heading: '', label: '  ', deed: '    ', detail: '      ' } as const;

/** A line of the chronicle. A label appears only if another line follows it. */
export interface Line {
  readonly level: keyof typeof INDENTS;
  readonly text: string;
}

export const heading = (text: string): Line => ({ level: 'heading', text });
export const label = (text: string): Line => ({ level: 'label', text: `${text}:` });

/** Returns a sentence of the chronicle with its clause. */
export const deed = (said: Saying, rule: RuleRef): Line => ({ level: 'deed', text: cited(sentence(said), rule).text });
export const detail = (said: Saying, rule: RuleRef): Line => ({ ...deed(said, rule), level: 'detail' });

/** Returns a writer of lines. It holds a label back until another line follows. */
export function newPage(): (lines: readonly Line[]) => readonly string[] {
  let waiting: Line | undefined;
  return (lines) =>
    lines.flatMap((line) => {
      if (line.level === 'label') {
        waiting = line;
        return [];
      }
      const before = line.level === 'heading' || waiting === undefined ? [] : [waiting];
      waiting = undefined;
      return [...before, line].map(({ level, text }) => (text === '' ? '' : `${INDENTS[level]}${text}`));
    });
}
