/** What all charts have in common: their size, axes with numbers, colours of bots. */
import type { Box, Point } from '../../svg/box.js';
import { element, group, type Element } from '../../svg/element.js';
import { pictureText } from '../../svg/picture.js';
import { words } from '../../svg/shapes.js';
import { PALETTES } from '../../svg/theme.js';

export const PALETTE = PALETTES.light;

const WIDTH = 720;
const LEFT = 130;
const RIGHT = 24;
const TOP = 48;
const BOTTOM = 44;
export const FONT = 12;
const HEADING = 16;
/** The approximate number of figures on an axis. */
const MARKS = 6;

/** The colours of bots: they differ in brightness too. */
const COLOURS = ['#c8322b', '#2563b0', '#e0a100', '#2f7d4f', '#7a3fa0', '#3a3a3a', '#c46b2a', '#3aa0a8'];

/** Returns the colour of the bot with an index. */
export const colourOf = (index: number): string => COLOURS[index % COLOURS.length] ?? PALETTE.ink;

/** A chart: its title, a description for those who do not see it, and how it is drawn in a box. */
export interface Chart {
  readonly title: string;
  readonly description: string;
  /** The height of the part between the axes. */
  readonly height: number;
  draw(box: Box): readonly Element[];
}

/** Returns the text of a chart. */
export function chartText({ title, description, height, draw }: Chart): string {
  const view = { x: 0, y: 0, width: WIDTH, height: height + TOP + BOTTOM };
  return pictureText({
    view,
    palette: PALETTE,
    language: 'en',
    title,
    description,
    definitions: [],
    drawn: [
      words(title, { x: 16, y: 28 }, HEADING, { 'font-weight': 'bold', fill: PALETTE.ink }),
      ...draw({ x: LEFT, y: TOP, width: WIDTH - LEFT - RIGHT, height }),
    ],
  });
}

/** A scale: numbers from `from` to `to`. */
export interface Scale {
  readonly from: number;
  readonly to: number;
  /** Whether only whole numbers have a meaning. */
  readonly isWhole: boolean;
}

/** Returns the place of a number on an axis of this length. */
export const placeOn = ({ from, to }: Pick<Scale, 'from' | 'to'>, value: number, length: number): number =>
  to === from ? length / 2 : ((value - from) / (to - from)) * length;

/** Returns round numbers on a scale: multiples of 1, 2 or 5 times a power of ten. */
export function marksOn({ from, to, isWhole }: Scale): readonly number[] {
  const rough = (to - from) / MARKS || 1;
  const power = 10 ** Math.floor(Math.log10(rough));
  const even = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const step = isWhole ? Math.max(1, even) : even;
  const first = Math.ceil(from / step);
  const count = Math.floor(to / step + 1e-9) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => (first + index) * step);
}

/** Draws a straight line. */
export const line = (from: Point, to: Point, attributes: Readonly<Record<string, string | number>> = {}): Element =>
  element('line', { x1: from.x, y1: from.y, x2: to.x, y2: to.y, stroke: PALETTE.ink, ...attributes });

const numberText = (number: number): string => String(Math.round(number * 1000) / 1000);

/** Draws the axis below a box, with a line upwards at each number. */
export const axisBelow = (box: Box, scale: Scale, caption: string, told = numberText): Element =>
  group(
    { 'data-layer': 'axis' },
    ...marksOn(scale).flatMap((mark) => {
      const x = box.x + placeOn(scale, mark, box.width);
      return [
        line({ x, y: box.y }, { x, y: box.y + box.height }, { stroke: PALETTE.panelEdge, 'stroke-width': 0.5 }),
        words(told(mark), { x, y: box.y + box.height + 16 }, FONT, { 'text-anchor': 'middle', fill: PALETTE.ink }),
      ];
    }),
    words(caption, { x: box.x + box.width / 2, y: box.y + box.height + 34 }, FONT, {
      'text-anchor': 'middle',
      fill: PALETTE.faint,
    }),
  );

/** Draws the axis at the left of a box, with a line across at each number. */
export const axisBeside = (box: Box, scale: Scale): Element =>
  group(
    { 'data-layer': 'axis' },
    ...marksOn(scale).flatMap((mark) => {
      const y = box.y + box.height - placeOn(scale, mark, box.height);
      return [
        line({ x: box.x, y }, { x: box.x + box.width, y }, { stroke: PALETTE.panelEdge, 'stroke-width': 0.5 }),
        words(numberText(mark), { x: box.x - 6, y: y + 4 }, FONT, { 'text-anchor': 'end', fill: PALETTE.ink }),
      ];
    }),
  );
