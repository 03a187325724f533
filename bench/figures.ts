/** Numbers and their formats. */

export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Returns the number below which this fraction of them lies. */
export function quantile(numbers: readonly number[], part: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

export const median = (numbers: readonly number[]): number => {
  const [low, high] = [
    quantile(numbers, 0.5),
    quantile(
      numbers.map((number) => -number),
      0.5,
    ),
  ];
  return (low - high) / 2;
};

/** Returns a number with three significant digits. */
export function round(number: number): number {
  if (!Number.isFinite(number) || number === 0) return number;
  const places = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(number))));
  return Number(number.toFixed(Math.min(places, 20)));
}

export const written = (number: number | undefined): string =>
  number === undefined || Number.isNaN(number) ? '' : round(number).toLocaleString('en', { maximumFractionDigits: 4 });
