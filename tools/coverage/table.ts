/** A page of coverage: what is to be met, and where it is. */
import { relative } from 'node:path';
import type { Covered } from './covered.js';
import type { Found } from './sources.js';

export interface Row {
  readonly cells: readonly string[];
  /** What nobody meets, by name. */
  readonly missing?: string;
}

export interface Table {
  readonly head: readonly string[];
  readonly rows: readonly Row[];
}

export interface Page {
  /** The document that holds it. */
  readonly path: string;
  readonly text: string;
  readonly uncovered: readonly string[];
}

export const uncoveredIn = ({ rows }: Table): readonly string[] =>
  rows.flatMap(({ missing }) => (missing === undefined ? [] : [missing]));

export const listed = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(', '));

/** The path of a file as a document in `docs/` links to it. */
export const fromDocs = (path: string): string => relative('docs', path).replaceAll('\\', '/');

/** Links to lines of files, from a document in `docs/`. */
const links = (found: readonly Found[]): string =>
  found.length === 0
    ? '**none**'
    : found.map(({ path, name, line }) => `[${name.replace(/\.test$/, '')}](${fromDocs(path)}#L${line})`).join(' ');

/** A clause, where it is in the code, which tests name it in their titles, and what else is to be said of it. */
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
