/** The sizes of the map and of everything on it. */
import { LINE, linesOf, textWidth } from '../../svg/measure.js';
import type { Site } from '../../svg/spread.js';
import type { Box, Point } from '../../svg/box.js';
import { MAP_EXTENT } from '../data/extent.js';
import type { SpaceKind } from '../vocabulary.js';

/** The map's own units, in which spaces have their `x` and `y`. */
export const MAP: Box = { x: 0, y: 0, ...MAP_EXTENT };

/** The distance from the centre of a space to its edge. */
export const RADII: Readonly<Record<SpaceKind, number>> = { majorCity: 15, minorCity: 11, stronghold: 13, transit: 6 };

/** The font size of a space's name. */
export const NAME_SIZE: Readonly<Record<SpaceKind, number>> = {
  majorCity: 12,
  minorCity: 10.5,
  stronghold: 10.5,
  transit: 9,
};

/** The greatest width of a name in one line. */
const NAME_WIDTH = 74;

/** Returns a space's name in one line or two. */
export const nameLines = (name: string, kind: SpaceKind): readonly string[] =>
  linesOf(name, NAME_SIZE[kind], NAME_WIDTH);

/** Returns the width and height of a name. */
export function nameExtent(name: string, kind: SpaceKind): { readonly width: number; readonly height: number } {
  const lines = nameLines(name, kind);
  const size = NAME_SIZE[kind];
  const bold = kind === 'majorCity';
  return { width: Math.max(...lines.map((line) => textWidth(line, size, bold))), height: lines.length * size * LINE };
}

/** Returns the box that a space needs for itself, its name below it, and the lower end of a stack above it. */
export function roomOf({ x, y }: Point, { name, kind }: { readonly name: string; readonly kind: SpaceKind }): Site {
  const { width, height } = nameExtent(name, kind);
  const radius = RADII[kind];
  return {
    x,
    y,
    halfWidth: Math.max(radius + 12, width / 2 + 2),
    above: radius + (kind === 'transit' ? 5 : 17),
    below: radius + height + 3,
  };
}
