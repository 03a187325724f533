/** Icons of the five symbols, and of Alexander. */
import type { Point } from '../../svg/box.js';
import { element, group, type Element } from '../../svg/element.js';
import { circle, polygon, star } from '../../svg/shapes.js';
import type { CardSymbol } from '../vocabulary.js';

/** The outline of every symbol in a square of 20 by 20 around 0, 0, to be filled. */
const OUTLINES: Readonly<Record<CardSymbol, string>> = {
  temple: 'M-10 -3L0 -10L10 -3ZM-8 -1H-5V7H-8ZM-1.5 -1H1.5V7H-1.5ZM5 -1H8V7H5ZM-10 8H10V10H-10Z',
  amphora:
    'M-3 -10H3V-8H2V-5C7 -3 7 3 3 7L2 9H4V10H-4V9H-2L-3 7C-7 3 -7 -3 -2 -5V-8H-3ZM-3 -8C-9 -8 -9 -2 -6 -2C-7 -5 -6 -6 -3 -6ZM3 -8C9 -8 9 -2 6 -2C7 -5 6 -6 3 -6Z',
  horse: 'M-4 10C-4 4 0 2 0 -1C-3 0 -5 2 -8 2L-9 -1L-3 -7L-1 -10L1 -7C6 -6 8 0 8 10Z',
  lyre: 'M-8 -10H-6C-6 -6 -4 -4 -4 0C-4 4 -2 5 0 5C2 5 4 4 4 0C4 -4 6 -6 6 -10H8C8 -4 7 -3 7 1C7 6 4 8 2 8V10H-2V8C-4 8 -7 6 -7 1C-7 -3 -8 -4 -8 -10ZM-6 -8H6V-6.5H-6ZM-2.2 -6H-1.2V4H-2.2ZM1.2 -6H2.2V4H1.2Z',
  soldier: 'M-6 10V0C-6 -6 -3 -8 0 -8C3 -8 6 -6 6 0V3H3V1L0 3L-3 1V10ZM-9 -4C-6 -12 6 -12 9 -4L7 -4C4 -9 -4 -9 -7 -4Z',
};

/** Returns a symbol about as large as a disc of radius `r`. */
export const symbolShape = (symbol: CardSymbol, at: Point, r: number, fill: string): Element =>
  element('path', { d: OUTLINES[symbol], fill, transform: `translate(${at.x} ${at.y}) scale(${r / 10})` });

/** Returns the sun of Macedonia, which stands for Alexander. */
export const sunShape = (at: Point, r: number, fill: string, edge: string): Element =>
  group(
    {},
    circle(at, r, { fill: edge }),
    polygon(star(at, r * 0.92, 16, 0.5), { fill }),
    circle(at, r * 0.34, { fill: edge }),
    circle(at, r * 0.22, { fill }),
  );
