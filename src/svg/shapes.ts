/** The basic shapes of pictures. */
import type { Box, Point } from './box.js';
import { element, rounded, type Attributes, type Element } from './element.js';
import type { Emblem, Livery, Palette, Pattern } from './theme.js';

const pair = ({ x, y }: Point): string => `${rounded(x)} ${rounded(y)}`;

/** Returns a line through points, as the `d` of a path. */
export const pathThrough = (points: readonly Point[], closed = false): string =>
  `M${points.map(pair).join('L')}${closed ? 'Z' : ''}`;

export const circle = ({ x, y }: Point, r: number, attributes: Attributes = {}): Element =>
  element('circle', { cx: x, cy: y, r, ...attributes });

export const rectangle = ({ x, y, width, height }: Box, attributes: Attributes = {}): Element =>
  element('rect', { x, y, width, height, ...attributes });

export const polygon = (points: readonly Point[], attributes: Attributes = {}): Element =>
  element('path', { d: pathThrough(points, true), ...attributes });

/** Returns the corners of a regular polygon, the first one above its centre, or turned by `turned` degrees. */
export const corners = (middle: Point, radius: number, count: number, turned = 0): readonly Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2 + (turned * Math.PI) / 180;
    return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) };
  });

/** Returns the corners of a star. */
export const star = (middle: Point, radius: number, points: number, depth = 0.45): readonly Point[] => {
  const inner = corners(middle, radius * depth, points, 180 / points);
  return corners(middle, radius, points).flatMap((corner, index) => [corner, inner[index] ?? middle]);
};

/** Returns an emblem as large as a disc of this radius. */
export function emblemShape(emblem: Emblem, middle: Point, radius: number, attributes: Attributes = {}): Element {
  switch (emblem) {
    case 'disc':
      return circle(middle, radius, attributes);
    case 'square':
      return polygon(corners(middle, radius * 1.25, 4, 45), attributes);
    case 'diamond':
      return polygon(corners(middle, radius * 1.25, 4), attributes);
    case 'triangle':
      return polygon(corners({ x: middle.x, y: middle.y + radius * 0.15 }, radius * 1.3, 3), attributes);
    case 'hexagon':
      return polygon(corners(middle, radius * 1.12, 6), attributes);
    case 'cross':
      return polygon(star(middle, radius * 1.25, 4, 0.62), attributes);
  }
}

/** The patterns of controlled areas: tiles of 10 by 10, which are repeated. */
const TILES: Readonly<Record<Pattern, string>> = {
  rising: 'M-2 12L12 -2M-7 7L7 -7M3 17L17 3',
  falling: 'M-2 -2L12 12M-7 3L7 17M3 -7L17 7',
  dots: 'M5 3.4a1.6 1.6 0 1 0 .01 0zM0 -1.6a1.6 1.6 0 1 0 .01 0zM10 -1.6a1.6 1.6 0 1 0 .01 0zM0 8.4a1.6 1.6 0 1 0 .01 0zM10 8.4a1.6 1.6 0 1 0 .01 0z',
  level: 'M0 2.5H10M0 7.5H10',
  crossed: 'M5 0V10M0 5H10',
  upright: 'M2.5 0V10M7.5 0V10',
};

/** Returns the definition of a pattern under a name. */
export function patternOf(id: string, { fill, pattern }: Livery, opacity: number): Element {
  const drawn: Attributes =
    pattern === 'dots' ? { fill } : { fill: 'none', stroke: fill, 'stroke-width': pattern === 'crossed' ? 1.2 : 1.8 };
  return element(
    'pattern',
    { id, width: 10, height: 10, patternUnits: 'userSpaceOnUse' },
    element('path', { d: TILES[pattern], 'stroke-opacity': opacity, 'fill-opacity': opacity, ...drawn }),
  );
}

/** Returns an arrow from one point to another. */
export function arrow(from: Point, to: Point, width: number, attributes: Attributes): Element {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [ux, uy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const at = (along: number, aside: number): Point => ({
    x: from.x + ux * along - uy * aside,
    y: from.y + uy * along + ux * aside,
  });
  const head = Math.min(length * 0.5, width * 3);
  const shaft = width / 2;
  return polygon(
    [
      at(0, shaft),
      at(length - head, shaft),
      at(length - head, width * 1.3),
      at(length, 0),
      at(length - head, -width * 1.3),
      at(length - head, -shaft),
      at(0, -shaft),
    ],
    attributes,
  );
}

/** Returns a line of text. */
export const words = (text: string, at: Point, size: number, attributes: Attributes = {}): Element =>
  element('text', { x: at.x, y: at.y, 'font-size': size, ...attributes }, text);

/** Returns the attributes that make a text legible on any background. */
export const haloed = ({ halo }: Palette, width: number): Attributes => ({
  stroke: halo,
  'stroke-width': width,
  'stroke-linejoin': 'round',
  'paint-order': 'stroke',
});
