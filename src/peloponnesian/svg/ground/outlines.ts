/** Hexsides joined into outlines and lines. */
import { DIRECTIONS, NO_HEX, type HexCode } from '../../../core/hex/index.js';
import type { Point } from '../../../svg/box.js';
import type { Ground } from '../../geometry/ground.js';
import { sideOf, type Segment } from './hexes.js';

const keyOf = ({ x, y }: Point): string => `${x} ${y}`;

/** Returns a step of a line. A minus sign separates numbers, so a space is not needed before it. */
function stepTo(dx: number, dy: number): string {
  if (dy === 0) return `h${dx}`;
  return dx === 0 ? `v${dy}` : `l${dx}${dy < 0 ? '' : ' '}${dy}`;
}

/** Returns the `d` of a line through points with whole coordinates, each relative to the one before. */
export function pathOf(points: readonly Point[], isClosed = false): string {
  const [first] = points;
  if (first === undefined) return '';
  let [last, path] = [first, `M${keyOf(first)}`];
  for (const point of points.slice(1)) {
    path += stepTo(point.x - last.x, point.y - last.y);
    last = point;
  }
  return isClosed ? `${path}z` : path;
}

/** Returns the outer sides of some hexes. */
function sidesAround(ground: Ground, hexes: readonly HexCode[]): readonly Segment[] {
  const inside = new Set(hexes);
  return hexes.flatMap((hex) =>
    DIRECTIONS.flatMap((_, direction) => {
      const next = ground.grid.neighbour(hex, direction);
      return next !== NO_HEX && inside.has(next) ? [] : [sideOf(ground, hex, direction)];
    }),
  );
}

/** Returns the outline of some hexes as the `d` of a path: a ring for each connected part, and for each hole. */
export function outlineOf(ground: Ground, hexes: readonly HexCode[]): string {
  // One or two of the three hexes at a corner are inside, so the outline has one direction from there.
  const onwards = new Map(sidesAround(ground, hexes).map(({ from, to }) => [keyOf(from), { from, to }] as const));
  let path = '';
  for (const [start, { from }] of onwards) {
    const ring: Point[] = [from];
    for (let at = start, side = onwards.get(at); side !== undefined; side = onwards.get(at)) {
      onwards.delete(at);
      at = keyOf(side.to);
      if (at !== start) ring.push(side.to);
    }
    path += pathOf(ring, true);
  }
  return path;
}

/** Returns hexsides joined into lines of maximum length, as the `d` of a path. */
export function linesThrough(segments: readonly Segment[]): string {
  const left = new Map<string, Segment[]>();
  for (const segment of segments)
    for (const end of [segment.from, segment.to]) {
      const key = keyOf(end);
      const there = left.get(key);
      if (there === undefined) left.set(key, [segment]);
      else there.push(segment);
    }
  const drop = (key: string, segment: Segment): void => {
    left.set(key, left.get(key)?.filter((each) => each !== segment) ?? []);
  };
  const lineFrom = (start: Point): readonly Point[] => {
    const line = [start];
    for (let key = keyOf(start), next = left.get(key)?.[0]; next !== undefined; next = left.get(key)?.[0]) {
      const end = keyOf(next.from) === key ? next.to : next.from;
      drop(key, next);
      key = keyOf(end);
      drop(key, next);
      line.push(end);
    }
    return line;
  };
  // Lines begin where an odd number of sides meet; the remaining sides are rings.
  const corners = segments.flatMap(({ from, to }) => [from, to]);
  const isEnd = (corner: Point): boolean => (left.get(keyOf(corner))?.length ?? 0) % 2 === 1;
  let path = '';
  for (const starts of [corners.filter(isEnd), corners])
    for (const start of starts) {
      const line = lineFrom(start);
      if (line.length > 1) path += pathOf(line);
    }
  return path;
}
