/** Tests whether counts are as random as expected. */

/** Returns how many standard deviations a table of counts is from one with independent rows and columns. */
export function deviation(table: readonly (readonly number[])[]): number {
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
  const rows = table.map(sum);
  const columns = (table[0] ?? []).map((_, column) => sum(table.map((row) => row[column] ?? 0)));
  const total = sum(rows);
  const terms = table.flatMap((row, index) =>
    row.map((count, column) => {
      const expected = ((rows[index] ?? 0) * (columns[column] ?? 0)) / total;
      return (count - expected) ** 2 / expected;
    }),
  );
  const freedom = (rows.length - 1) * (columns.length - 1);
  return (sum(terms) - freedom) / Math.sqrt(2 * freedom);
}
