/** Icons of the pieces on the map. */
import type { Point } from '../../svg/box.js';
import { element, group, type Attributes, type Element } from '../../svg/element.js';
import { circle, corners, pathThrough, polygon, star } from '../../svg/shapes.js';
import type { CombatUnit } from '../vocabulary.js';

/** A piece that has an icon. */
export type Sign = CombatUnit | 'minor' | 'royal' | 'cart' | 'tomb' | 'fleet' | 'helepolis' | 'card' | 'battle';

/** The outline of each icon in a square of 20 by 20 around 0, 0, to be filled. */
const OUTLINES: Readonly<Record<Exclude<Sign, CombatUnit | 'battle' | 'minor'>, string>> = {
  royal: 'M-9 7V-6L-4.5 0L0 -9L4.5 0L9 -6V7Z',
  cart: 'M-9 -2L0 -9L9 -2V3H-9ZM-5.5 3a3.3 3.3 0 1 0 .01 0ZM5.5 3a3.3 3.3 0 1 0 .01 0Z',
  tomb: 'M-10 -3L0 -10L10 -3ZM-8 -1H-5V7H-8ZM-1.5 -1H1.5V7H-1.5ZM5 -1H8V7H5ZM-10 8H10V10H-10Z',
  fleet: 'M-10 3H10L6 9H-7ZM-1 1V-10L8 1Z',
  helepolis: 'M-6 10L-4 -6H-6V-10H-3V-8H-1.5V-10H1.5V-8H3V-10H6V-6H4L6 10Z',
  card: 'M-6 -9H6V9H-6Z',
};

/** Returns a figure that distinguishes the kinds of CUs without colour. */
function unitFigure(unit: CombatUnit, at: Point, r: number, attributes: Attributes): Element {
  switch (unit) {
    case 'mercenary':
      return circle(at, r * 0.62, { ...attributes, fill: 'none', stroke: attributes.fill, 'stroke-width': r * 0.5 });
    case 'loyal':
      return polygon(corners(at, r * 1.15, 4, 45), attributes);
    case 'royalArmy':
      return polygon(corners(at, r * 1.15, 4), attributes);
    case 'silverShields':
      return group(
        {},
        circle(at, r * 0.95, attributes),
        polygon(star(at, r * 0.75, 8, 0.4), { fill: 'none', stroke: attributes.stroke, 'stroke-width': r * 0.22 }),
      );
    case 'elephant':
      return element('path', {
        ...attributes,
        transform: `translate(${at.x} ${at.y}) scale(${r / 10})`,
        d: 'M-10 9V-1C-10 -7 -4 -9 0 -8C2 -10 7 -9 9 -5C10 -2 10 3 11 6H8C7 4 7 1 6 0C5 1 4 2 4 3V9H0V4H-5V9Z',
      });
    case 'cavalry':
      return polygon(
        [
          { x: at.x - r, y: at.y + r },
          { x: at.x - r * 0.4, y: at.y - r },
          { x: at.x + r, y: at.y - r * 0.3 },
          { x: at.x + r * 0.7, y: at.y + r * 0.2 },
          { x: at.x, y: at.y },
          { x: at.x + r * 0.6, y: at.y + r },
        ],
        attributes,
      );
  }
}

/** Returns an icon about as large as a disc of radius `r`. */
export function signShape(sign: Sign, at: Point, r: number, fill: string, inner: string): Element {
  switch (sign) {
    case 'minor':
      return polygon(star(at, r * 1.1, 5), { fill });
    case 'battle':
      return polygon(star(at, r, 9, 0.55), { fill, stroke: inner, 'stroke-width': r * 0.12 });
    case 'mercenary':
    case 'loyal':
    case 'royalArmy':
    case 'silverShields':
    case 'elephant':
    case 'cavalry':
      return unitFigure(sign, at, r, {
        fill,
        stroke: sign === 'silverShields' ? inner : undefined,
        'stroke-width': sign === 'silverShields' ? 0 : undefined,
      });
    default:
      return element('path', { d: OUTLINES[sign], fill, transform: `translate(${at.x} ${at.y}) scale(${r / 10})` });
  }
}

/** Returns the battlements of a city wall along an upper edge. */
export const battlements = (x: number, y: number, width: number, step = 5): string => {
  const teeth = Math.max(1, Math.round(width / (2 * step)));
  const each = width / (2 * teeth);
  const points: Point[] = [];
  for (let tooth = 0; tooth < teeth; tooth++) {
    const left = x + tooth * 2 * each;
    points.push({ x: left, y }, { x: left, y: y - 3 }, { x: left + each, y: y - 3 }, { x: left + each, y });
  }
  return pathThrough([...points, { x: x + width, y }]);
};
