/** Small items in lines, like words in a paragraph. */
import type { Box, Point } from './box.js';
import { group, rounded, title, type Element } from './element.js';
import { textWidth } from './measure.js';
import { rectangle, words } from './shapes.js';
import type { Palette } from './theme.js';

/** An item in a line: its width, and how it is drawn at its position. */
export interface Item {
  readonly width: number;
  readonly draw: (at: Point) => Element;
}

/** The height of a line. */
export const ROW = 12;
const STEP = ROW + 1.5;
const BASE = ROW - 2.4;

const CAPTION = 9.5;
const SIZE = 10;
const CARD = 9;
const SIGN = 4.2;

const capitalised = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Returns a caption for the items after it in a line. */
export function captionItem({ faint }: Palette, name: string): Item {
  const text = `${capitalised(name)}:`;
  return {
    width: textWidth(text, CAPTION) + 5,
    draw: ({ x, y }) => words(text, { x, y: y + BASE }, CAPTION, { fill: faint }),
  };
}

/** Returns a name, or an icon of this size instead, with a value after it. */
export function figureItem(
  palette: Palette,
  name: string,
  figure: string,
  sign?: (at: Point, radius: number) => Element,
): Item {
  const before = sign === undefined ? textWidth(name, SIZE) + 3 : 2 * SIGN + 3;
  return {
    width: before + textWidth(figure, SIZE, true) + 7,
    draw: ({ x, y }) =>
      group(
        {},
        sign === undefined
          ? words(name, { x, y: y + BASE }, SIZE, { fill: palette.ink })
          : sign({ x: x + SIGN, y: y + ROW / 2 + 0.5 }, SIGN),
        words(figure, { x: x + before, y: y + BASE }, SIZE, { 'font-weight': 'bold', fill: palette.ink }),
      ),
  };
}

/** Returns a piece, or several, with a word on it. */
export function tokenItem(palette: Palette, piece: string, text: string, lit: boolean, count?: number): Item {
  const width = textWidth(text, SIZE) + 8;
  return {
    width: width + 4,
    draw: ({ x, y }) =>
      group(
        { 'data-piece': piece, 'data-count': count, role: 'img' },
        title(text),
        rectangle(
          { x, y: y + 0.5, width, height: ROW },
          { rx: 3, fill: 'none', stroke: lit ? palette.highlight : palette.panelEdge, 'stroke-width': lit ? 2 : 1 },
        ),
        words(text, { x: x + 4, y: y + BASE }, SIZE, { fill: palette.ink }),
      ),
  };
}

/** Returns a number of cards, the first of them face down, and the number in words. */
export function cardsItem(palette: Palette, piece: string, text: string, count: number, shown: number): Item {
  const backs = Math.min(count, shown);
  const before = backs === 0 ? 0 : backs * 5 + CARD;
  return {
    width: before + textWidth(text, SIZE) + 10,
    draw: ({ x, y }) =>
      group(
        { 'data-piece': piece, 'data-count': count, role: 'img' },
        title(text),
        ...Array.from({ length: backs }, (_, index) =>
          rectangle(
            { x: x + index * 5, y, width: CARD, height: ROW },
            { rx: 1.5, fill: palette.faint, stroke: palette.panel, 'stroke-width': 1 },
          ),
        ),
        words(text, { x: x + before, y: y + BASE }, SIZE, { fill: palette.ink }),
      ),
  };
}

/** Yields groups of items in lines of a width. Each group begins a line; long ones continue in the next line. */
function* setIn(
  width: number,
  groups: readonly (readonly Item[])[],
): Generator<{ readonly item: Item; readonly at: Point }> {
  let line = 0;
  for (const items of groups) {
    if (items.length === 0) continue;
    let along = 0;
    for (const item of items) {
      if (along > 0 && along + item.width > width) {
        line++;
        along = INDENT;
      }
      yield { item, at: { x: along, y: line * STEP } };
      along += item.width;
    }
    line++;
  }
}

/** The indentation of a line that continues the line before. */
const INDENT = 8;

/** Returns the height of groups of items in a width. */
export function heightOf(width: number, groups: readonly (readonly Item[])[]): number {
  let height = 0;
  for (const { at } of setIn(width, groups)) height = at.y + STEP;
  return height;
}

/** The scales of items, the largest first. */
const SCALES = Array.from({ length: 16 }, (_, step) => (27 - step) / 20);
const LEAST = 0.55;

/** Returns the largest scale at which groups of items fit into a box. */
export const scaleFor = (
  { width, height }: Pick<Box, 'width' | 'height'>,
  groups: readonly (readonly Item[])[],
): number => SCALES.find((each) => heightOf(width / each, groups) * each <= height) ?? LEAST;

/** Draws groups of items in a width, at a scale. */
export const setInto = (
  { x, y, width }: Omit<Box, 'height'>,
  groups: readonly (readonly Item[])[],
  scale: number,
): Element =>
  group(
    { transform: `translate(${rounded(x)} ${rounded(y)}) scale(${scale})` },
    ...[...setIn(width / scale, groups)].map(({ item, at }) => item.draw(at)),
  );
