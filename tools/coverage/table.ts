/** A page of coverage: what is to be met, and where it is. */

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
  readonly counted: string;
  readonly uncovered: readonly string[];
}

export const uncoveredIn = ({ rows }: Table): readonly string[] =>
  rows.flatMap(({ missing }) => (missing === undefined ? [] : [missing]));

export const listed = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(', '));

/** The names of files in a cell. */
export const files = (names: readonly string[]): string =>
  names.length === 0 ? '**none**' : names.map((name) => `\`${name}\``).join(' ');

/** A clause, where it is in the code, and which tests name it in their titles. */
export const clauseRow = (
  clause: string,
  about: readonly string[],
  code: readonly string[],
  tests: readonly string[],
): Row => ({
  cells: [clause, ...about, files(code), files(tests)],
  ...(code.length === 0 || tests.length === 0 ? { missing: clause } : {}),
});

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

export const markdown = ({ head, rows }: Table): string =>
  [line(head), line(head.map(() => '---')), ...rows.map(({ cells }) => line(cells))].join('\n');
