/** Breaks lines that are longer than the screen. */
import { wrapAnsi } from 'fast-wrap-ansi';
import { FAST_SPACE, type Flow, type TextLine } from './flow.js';

/** The number of columns of text that is written for no terminal, such as a story. */
export const STORY_COLUMNS = 116;

/** The beginning of a citation such as `(R 6.2)`, whose number stays on the same line. */
const CITATION = /(\(R) (?=\S)/g;

/** The widest margin, as a part of the screen. */
const WIDEST_MARGIN = 1 / 3;

/** Returns a line with its margin: a string continues two characters further to the right than it begins. */
const flowOf = (line: TextLine): Flow =>
  typeof line === 'string' ? { text: line, margin: 2 + line.length - line.trimStart().length } : line;

/** Returns a text in which words are kept together unless they do not fit into a line together. */
const breakable = (text: string, room: number): string =>
  text
    .split(' ')
    .map((word) => (word.length > room ? word.replaceAll(FAST_SPACE, ' ') : word))
    .join(' ');

/** Returns a text with other characters in place of the spaces that it begins with, which wrapping would remove. */
const filled = (text: string): string => text.replace(/^ +/, (spaces) => '_'.repeat(spaces.length));

/** Returns a line of a picture in lines of a number of columns. No word is broken in two. */
export function laidOut(line: TextLine, columns: number): readonly string[] {
  const flow = flowOf(line);
  const text = flow.text.replaceAll(CITATION, `$1${FAST_SPACE}`);
  if (text.length <= columns) return [text.replaceAll(FAST_SPACE, ' ')];
  const margin = Math.min(flow.margin, Math.floor(columns * WIDEST_MARGIN));
  const room = columns - margin;
  const rest = text.slice(margin);
  const [first = '', ...others] = wrapAnsi(breakable(filled(rest), room), room).split('\n');
  const spaces = rest.length - rest.trimStart().length;
  const start = `${text.slice(0, margin + spaces)}${first.slice(spaces)}`;
  return [start, ...others.map((part) => ' '.repeat(margin) + part)].map((part) => part.replaceAll(FAST_SPACE, ' '));
}
