/** The odds of fights at sea. */

/** The columns of the Minor Combat table, from below 1:1 on (R S8.4); the last is for all that is more. */
const ODDS = ['1:2', '1:1', '2:1', '3:1', '4:1', '5:1'] as const;

/** The odds of a column. */
export const oddsAtSea = (column: number): string => ODDS[Math.min(column, ODDS.length - 1)] ?? '';
