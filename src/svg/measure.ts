/** How wide a text is, near enough to set it: in shares of the font's size, after the widths of the common sans-serif fonts. */

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

/** Letters that the table does not know: those of most alphabets, and the square ones of East Asia. */
const OTHER = 0.65;
const SQUARE = 1;

/** Bold letters are wider. */
const BOLD = 1.08;

/** The width of one line of text. */
export function textWidth(text: string, size: number, bold = false): number {
  let width = 0;
  for (const letter of text) width += WIDTH_OF.get(letter) ?? (letter >= '\u2E80' ? SQUARE : OTHER);
  return width * size * (bold ? BOLD : 1);
}

/** The height of a line, in shares of the font's size. */
export const LINE = 1.12;

/** A text in one line, or at a blank in two, if it is wider than it should be: where they are most alike. */
export function linesOf(text: string, size: number, width: number): readonly string[] {
  const words = text.split(' ');
  if (words.length < 2 || textWidth(text, size) <= width) return [text];
  const broken = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(' '), words.slice(index + 1).join(' ')]);
  const widest = (lines: readonly string[]): number => Math.max(...lines.map((line) => textWidth(line, size)));
  return broken.reduce((best, lines) => (widest(lines) < widest(best) ? lines : best), broken[0] ?? [text]);
}

/** A text that fits into a width, cut short if it must be. */
export function fitted(text: string, size: number, width: number, bold = false): string {
  if (textWidth(text, size, bold) <= width) return text;
  const letters = [...text];
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, size, bold) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
}
