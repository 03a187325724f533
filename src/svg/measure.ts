/** Estimates the width of texts: in fractions of the font size, from the widths of common sans-serif fonts. */

const WIDTHS: readonly (readonly [letters: string, width: number])[] = [
  ["ijl'|", 0.23],
  ['I ft.,:;!/\\[]·', 0.28],
  ['r()-–`{}"', 0.35],
  ['ckJsvxyz*', 0.5],
  ['abdeghnopquäöü0123456789?#$ßL_', 0.556],
  ['FTZ~+<=>', 0.61],
  ['ABEKPSVXYÄ&', 0.667],
  ['CDHNRUwÜ', 0.722],
  ['GOQÖ', 0.778],
  ['mM%W@—…', 0.95],
];

const WIDTH_OF: ReadonlyMap<string, number> = /* @__PURE__ */ new Map(
  WIDTHS.flatMap(([letters, width]) => [...letters].map((letter) => [letter, width] as const)),
);

/** The width of letters that the table lacks: those of most alphabets, and the square ones of East Asia. */
const OTHER = 0.65;
const SQUARE = 1;

/** The factor for bold letters. */
const BOLD = 1.08;

/** Returns the width of one line of text. */
export function textWidth(text: string, size: number, bold = false): number {
  let width = 0;
  for (const letter of text) width += WIDTH_OF.get(letter) ?? (letter >= '\u2E80' ? SQUARE : OTHER);
  return width * size * (bold ? BOLD : 1);
}

/** The height of a line, as a fraction of the font size. */
export const LINE = 1.12;

/** Returns a text in one line or, if it is too wide, in two of similar width, divided at a space. */
export function linesOf(text: string, size: number, width: number): readonly string[] {
  const words = text.split(' ');
  if (words.length < 2 || textWidth(text, size) <= width) return [text];
  const broken = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const widest = (lines: readonly string[]): number => Math.max(...lines.map((line) => textWidth(line, size)));
  return broken.reduce((best, lines) => (widest(lines) < widest(best) ? lines : best), broken[0] ?? [text]);
}

/** Returns a text that fits into a width, shortened if necessary. */
export function fitted(text: string, size: number, width: number, bold = false): string {
  if (textWidth(text, size, bold) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, size, bold) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
