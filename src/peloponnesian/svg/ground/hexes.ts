/**
 * The positions of hexes on a picture. They are a little flatter than regular ones, so that all their corners have
 * whole coordinates.
 */
import { derived } from '../../../core/board/index.js';
import { DIRECTIONS, type Direction, type HexCode } from '../../../core/hex/index.js';
import type { Box, Point } from '../../../svg/box.js';
import type { Ground } from '../../geometry/ground.js';

/** The distance from the middle of a hex to its corners in the east and the west. */
export const RADIUS = 22;
/** The distance from the middle of a hex to its sides in the north and the south. */
export const INRADIUS = 19;
const COLUMN = RADIUS * 1.5;
const ROW = INRADIUS * 2;

/** The corners of a hex around 0, 0, clockwise. The first two are the ends of its northern side. */
const CORNERS: readonly Point[] = [
  { x: -RADIUS / 2, y: -INRADIUS },
  { x: RADIUS / 2, y: -INRADIUS },
  { x: RADIUS, y: 0 },
  { x: RADIUS / 2, y: INRADIUS },
  { x: -RADIUS / 2, y: INRADIUS },
  { x: -RADIUS, y: 0 },
];

/** The outline of a hex around 0, 0, as the `d` of a path. */
export const HEX_OUTLINE = 'M-11-19h22l11 19l-11 19h-22l-11-19z';

/** A tile of a repeating pattern of hexes, and the middles of the hexes of which it shows parts. */
export interface HexTile {
  readonly width: number;
  readonly height: number;
  readonly middles: readonly Point[];
}

/** A hexside: from one corner to the next one, clockwise around its hex. */
export interface Segment {
  readonly from: Point;
  readonly to: Point;
}

/** Returns the middles of all hexes of a map, by code. */
export const middlesOf = derived(({ grid, map }: Ground): readonly Point[] => {
  const [[firstColumn], [firstRow]] = [map.grid.columns, map.grid.rows];
  return Array.from({ length: grid.size }, (_, hex) => {
    const column = grid.columnOf(hex);
    const isLowered = (column % 2 !== 0) === (map.grid.lowered === 'odd');
    return {
      x: RADIUS + (column - firstColumn) * COLUMN,
      y: INRADIUS + (grid.rowOf(hex) - firstRow) * ROW + (isLowered ? INRADIUS : 0),
    };
  });
});

/** Returns the middle of a hex. */
export const middleOfHex = (ground: Ground, hex: HexCode): Point => middlesOf(ground)[hex] ?? { x: 0, y: 0 };

/** Returns the side of a hex in a direction. */
export function sideOf(ground: Ground, hex: HexCode, direction: Direction): Segment {
  const { x, y } = middleOfHex(ground, hex);
  const corner = (number: number): Point => {
    const { x: dx, y: dy } = CORNERS[number % DIRECTIONS.length] ?? { x: 0, y: 0 };
    return { x: x + dx, y: y + dy };
  };
  return { from: corner(direction), to: corner(direction + 1) };
}

/** Returns the box of a whole map. */
export function extentOf({ map }: Pick<Ground, 'map'>): Box {
  const [[firstColumn, lastColumn], [firstRow, lastRow]] = [map.grid.columns, map.grid.rows];
  return {
    x: 0,
    y: 0,
    width: (lastColumn - firstColumn) * COLUMN + 2 * RADIUS,
    height: (lastRow - firstRow + 1) * ROW + INRADIUS,
  };
}

/** Returns the tile for the hexes of a map: two columns wide and one row high. */
export function hexTileOf(ground: Ground): HexTile {
  const { columns, rows } = ground.map.grid;
  const columnsOf = [columns[0], columns[0] + 1];
  const middles = columnsOf.flatMap((column) => {
    const { x, y } = middleOfHex(ground, ground.grid.at(column, rows[0]));
    return [
      { x, y: y - ROW },
      { x, y },
      { x, y: y + ROW },
    ];
  });
  return { width: 2 * COLUMN, height: ROW, middles };
}
