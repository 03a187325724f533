/** The tables as the player aid prints them, row by row, and the figures of the text. */

/** Least strength of each column of the Battle Table; the last is for 25 and more. */
const STRENGTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 18, 21, 25];

/** A row of the Battle Table: the totals that it is for, then a figure for each column. */
const BATTLE_ROWS: readonly (readonly [from: number, to: number, row: string])[] = [
  [2, 4, '0 0 0 0 1 1 2 2 2 3 3 4 5 6 7 8 9'],
  [5, 6, '0 0 0 1 1 2 2 3 3 4 4 5 6 7 8 9 10'],
  [7, 7, '0 0 1 1 2 2 3 3 4 4 5 6 7 8 9 10 11'],
  [8, 8, '0 1 1 2 3 3 4 4 5 5 6 7 8 9 10 11 12'],
  [9, 9, '0 1 2 3 3 4 5 5 6 6 7 8 9 10 11 12 13'],
  [10, 10, '0 2 3 4 4 5 5 6 7 7 8 9 10 11 12 13 14'],
  [11, 11, '0 2 4 4 5 6 6 7 8 9 9 10 11 12 13 14 15'],
  [12, 12, '0 3 4 5 6 7 7 8 9 10 10 11 12 13 14 15 16'],
];

const figure = (row: string, column: number): number => Number(row.split(' ')[column]);

/** R 12.3, 8.6.1: Battle Score of a strength and a total of two dice; without strength there is none. */
export function battleTable(strength: number, total: number): number {
  if (strength <= 0) return 0;
  const column = STRENGTHS.filter((least) => least <= strength).length - 1;
  const row = BATTLE_ROWS.find(([from, to]) => total >= from && total <= to);
  if (row === undefined) throw new Error(`no row for ${total}`);
  return figure(row[2], column);
}

/** Least number of CUs of each column of the Attrition Table. */
const SIZES = [1, 2, 3, 4, 5, 7, 9, 11];

/** The Attrition Table, a row for each die. */
const ATTRITION_ROWS = [
  '0 0 0 0 0 1 1 1',
  '0 0 0 0 1 1 1 2',
  '0 0 0 1 1 1 2 2',
  '0 0 1 1 1 1 2 2',
  '0 1 1 1 1 2 2 2',
  '1 1 1 1 2 2 2 3',
];

/** R 4.3: CUs lost by Attrition on a die, of so many. */
export function attritionTable(die: number, size: number): number {
  const column = SIZES.filter((least) => least <= size).length - 1;
  const row = ATTRITION_ROWS[die - 1];
  if (row === undefined || column < 0) return 0;
  return figure(row, column);
}

/** R 8.1, by the examples of R 8.3.1 and 8.3.2: Movement Points from the die of the Segment. */
export const allowance = (die: number, initiative: number): number => (die < initiative ? 2 : die > initiative ? 4 : 3);
