/** Dice with what is added to them. */

/** Returns `+1`, `-1`, and nothing for 0. */
export const signed = (figure: number): string => (figure === 0 ? '' : figure > 0 ? `+${figure}` : `${figure}`);

/** Returns the die with its modifier: `4+1`, `4`. */
export const dieWith = (die: number, added: number): string => `${die}${signed(added)}`;

/**
 * The columns of the Tactical Combat Results Table, from the lowest odds (R 10.11); the last is for all that is more.
 */
const ODDS = ['1:3', '1:2', '1:1', '2:1', '3:1', '4:1'] as const;

/** Returns the odds of a column. */
export const oddsOf = (column: number): string => ODDS[Math.min(Math.max(column, 0), ODDS.length - 1)] ?? '';
