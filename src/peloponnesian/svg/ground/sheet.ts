/**
 * The parts of a map that are the same in all games and languages: outlines of land and sea, borders, terrain, rivers
 * and roads, computed once for each map.
 */
import { derived } from '../../../core/board/index.js';
import { DIRECTIONS, NO_HEX, type HexCode } from '../../../core/hex/index.js';
import type { Box, Point } from '../../../svg/box.js';
import { groundOf, hexesIn, NONE, RIVER, STRAIT, type Ground } from '../../geometry/ground.js';
import type { MapFacts } from '../../data/shape/map.js';
import { extentOf, middleOfHex, sideOf, type Segment } from './hexes.js';
import { linesThrough, outlineOf, pathOf } from './outlines.js';

/**
 * A land area or a sea area: its hexes, and its outline as the `d` of a path. The outline is empty if no hex belongs
 * entirely to it.
 */
export interface DrawnGround {
  readonly hexes: readonly HexCode[];
  readonly outline: string;
}

/** A strait that land units can cross: the middle of its hexside, and a point towards each shore. */
export interface DrawnCrossing {
  readonly name: string;
  readonly ends: readonly [Point, Point];
}

export interface Sheet {
  readonly ground: Ground;
  readonly extent: Box;
  readonly areas: readonly DrawnGround[];
  readonly seas: readonly DrawnGround[];
  /** Land that no unit enters. */
  readonly foreign: string;
  /** The space beyond the edge of the map. */
  readonly beyond: string;
  readonly coast: string;
  /** Borders of areas within a region, and borders of regions. */
  readonly areaBorders: string;
  readonly regionBorders: string;
  readonly seaBorders: string;
  readonly rivers: string;
  readonly roads: string;
  readonly crossings: readonly DrawnCrossing[];
  /** The outline of all rough hexes, and the signs of other terrain. */
  readonly rough: string;
  readonly mountains: string;
  readonly lakes: string;
}

const codesOf = (codes: Uint8Array, count: number): readonly (readonly HexCode[])[] => {
  const hexes = Array.from({ length: count }, (): HexCode[] => []);
  for (const [hex, code] of codes.entries()) hexes[code]?.push(hex);
  return hexes;
};

const drawnGround = (ground: Ground, hexes: readonly HexCode[]): DrawnGround => ({
  hexes,
  outline: outlineOf(ground, hexes),
});

/** What a hexside separates. */
type Parting = 'coast' | 'area' | 'region' | 'sea';

function partingOf({ map, areaAt, seaAt }: Ground, hex: HexCode, next: HexCode): Parting | undefined {
  const [a, b] = [areaAt[hex] ?? NONE, areaAt[next] ?? NONE];
  const [s, t] = [seaAt[hex] ?? NONE, seaAt[next] ?? NONE];
  if (s !== NONE && t !== NONE) return s === t ? undefined : 'sea';
  if ((s === NONE) !== (t === NONE)) return 'coast';
  if (a === b) return undefined;
  return a !== NONE && b !== NONE && map.areas[a]?.region === map.areas[b]?.region ? 'area' : 'region';
}

/** Returns the hexsides of a map by what they separate. */
function partings(ground: Ground, isBeyond: (hex: HexCode) => boolean): ReadonlyMap<Parting, readonly Segment[]> {
  const sides = new Map<Parting, Segment[]>();
  for (let hex = 0; hex < ground.grid.size; hex++)
    for (let direction = 0; direction < DIRECTIONS.length / 2; direction++) {
      const next = ground.grid.neighbour(hex, direction);
      if (next === NO_HEX || isBeyond(hex) || isBeyond(next)) continue;
      const parting = partingOf(ground, hex, next);
      if (parting === undefined) continue;
      const there = sides.get(parting) ?? [];
      there.push(sideOf(ground, hex, direction));
      sides.set(parting, there);
    }
  return sides;
}

/** Returns the hexsides with a bit. */
function sidesWith(
  ground: Ground,
  bit: number,
): readonly { readonly side: Segment; readonly hexes: readonly HexCode[] }[] {
  const { grid, sides } = ground;
  return Array.from({ length: grid.size }, (_, hex) => hex).flatMap((hex) =>
    DIRECTIONS.slice(DIRECTIONS.length / 2).flatMap((_, index) => {
      const direction = index + DIRECTIONS.length / 2;
      const next = grid.neighbour(hex, direction);
      const isThere = next !== NO_HEX && ((sides[grid.side(hex, direction)] ?? 0) & bit) !== 0;
      return isThere ? [{ side: sideOf(ground, hex, direction), hexes: [hex, next] }] : [];
    }),
  );
}

/** The length of a crossing's sign, as part of the distance to the middles of its hexes. */
const ACROSS = 0.3;

function crossingsOf(ground: Ground): readonly DrawnCrossing[] {
  const names = ground.map.crossings;
  return sidesWith(ground, STRAIT).map(({ side, hexes }) => {
    const middle = { x: (side.from.x + side.to.x) / 2, y: (side.from.y + side.to.y) / 2 };
    const [one, other] = hexes.map((hex) => {
      const { x, y } = middleOfHex(ground, hex);
      return { x: middle.x + (x - middle.x) * 2 * ACROSS, y: middle.y + (y - middle.y) * 2 * ACROSS };
    });
    const labels = hexes.map((hex) => ground.grid.labelOf(hex));
    const fact = names.find(({ sides }) => labels.every((label) => sides.includes(label)));
    return { name: fact?.name ?? '', ends: [one ?? middle, other ?? middle] };
  });
}

/** Signs of terrain, relative to the middle of their hex. */
const PEAK = 'l9-17l4 6l3-4l8 15z';
const POOL = 'c2-9 22-9 24 0c-2 9-22 9-24 0z';

function signs(ground: Ground, terrain: string, sign: string, dx: number, dy: number): string {
  return ground.terrainAt
    .flatMap((each, hex) => {
      if (each !== terrain) return [];
      const { x, y } = middleOfHex(ground, hex);
      return [`M${x + dx} ${y + dy}${sign}`];
    })
    .join('');
}

/** Returns the drawn parts of a map. */
export const sheetOf = derived((map: MapFacts): Sheet => {
  const ground = groundOf(map);
  const { grid, areaAt, seaAt } = ground;
  const all: readonly HexCode[] = Array.from({ length: grid.size }, (_, hex) => hex);
  const foreignCodes = new Set(map.foreign);
  const nobodys = all.filter((hex) => areaAt[hex] === NONE && seaAt[hex] === NONE);
  const [[firstColumn], [firstRow]] = [map.grid.columns, map.grid.rows];
  const wordAt = (hex: HexCode): string =>
    (map.hexes[grid.rowOf(hex) - firstRow] ?? '').split(' ')[grid.columnOf(hex) - firstColumn] ?? '';
  const foreign = nobodys.filter((hex) => foreignCodes.has(wordAt(hex)));
  const beyond = new Set(nobodys.filter((hex) => !foreignCodes.has(wordAt(hex))));
  const sides = partings(ground, (hex) => beyond.has(hex));
  const lines = (parting: Parting): string => linesThrough(sides.get(parting) ?? []);
  return {
    ground,
    extent: extentOf(ground),
    areas: codesOf(areaAt, map.areas.length).map((hexes) => drawnGround(ground, hexes)),
    seas: codesOf(seaAt, map.seas.length).map((hexes) => drawnGround(ground, hexes)),
    foreign: outlineOf(ground, foreign),
    beyond: outlineOf(ground, [...beyond]),
    coast: lines('coast'),
    areaBorders: lines('area'),
    regionBorders: lines('region'),
    seaBorders: lines('sea'),
    rivers: linesThrough(sidesWith(ground, RIVER).map(({ side }) => side)),
    roads: map.roads.map(({ hexes }) => pathOf(hexesIn(grid, hexes).map((hex) => middleOfHex(ground, hex)))).join(''),
    crossings: crossingsOf(ground),
    rough: outlineOf(
      ground,
      all.filter((hex) => ground.terrainAt[hex] === 'rough'),
    ),
    mountains: signs(ground, 'mountain', PEAK, -12, 8),
    lakes: signs(ground, 'lake', POOL, -12, 0),
  };
});
