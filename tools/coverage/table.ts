/** A page of coverage: what must be covered, and where it is. */
import { relative } from 'node:path';
import type { Covered } from './covered.js';
import type { Found } from './sources.js';

export interface Row {
  readonly cells: readonly string[];
  /** The name of the row if it is not covered. */
  readonly missing?: string;
}

export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly Row[];
}

export interface Page {
  /** The document with the page. */
  readonly path: string;
  readonly text: string;
  readonly uncovered: readonly string[];
}

export const uncoveredIn = ({ rows }: Table): readonly string[] =>
  rows.flatMap(({ missing }) => (missing === undefined ? [] : [missing]));

export const listed = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(', '));

/** Returns a path as a link from a document in `docs/`. */
export const fromDocs = (path: string): string => relative('docs', path).replaceAll('\\', '/');

/** Returns links to lines of files, from a document in `docs/`. */
const links = (found: readonly Found[]): string =>
  found.length === 0
    ? '**none**'
    : found.map(({ path, name, line }) => `[${name.replace(/\.test$/, '')}](${fromDocs(path)}#L${line})`).join(' ');

/** Returns the row of a clause: where it is in the code, which tests cite it in their titles, and further cells. */
export const clauseRow = (
  clause: string,
  about: readonly string[],
  { code, tests }: Covered,
  more: readonly string[] = [],
): Row => ({
  cells: [clause, ...about, links(code), links(tests), ...more],
  ...(code.length === 0 || tests.length === 0 ? { missing: clause } : {}),
});

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export const markdown = ({ head, rows }: Table): string =>
  [line(head), line(head.map(() => '---')), ...rows.map(({ cells }) => line(cells))].join('\n');
