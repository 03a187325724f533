/** The curves of paths: straight if possible, bent if something lies in the way. */
import { between, distance, type Point } from '../../../svg/box.js';
import type { Line } from '../../../svg/place.js';
import type { Board, PathFact } from '../../data/shape.js';
import { MAP, RADII } from '../extents.js';
import type { Places } from './places.js';

/** The curve of a path, from one end to the other, bent towards a third point. */
export interface Course {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
  /** The curve as straight lines. */
  readonly lines: readonly Line[];
}

/** How far a path may bend to either side, as a fraction of its length. */
const BOWS = [0, 0.09, -0.09, 0.17, -0.17, 0.26, -0.26, 0.36, -0.36];
const PIECES = 8;
/** The least distance between a path and a space that it does not lead to. */
const CLEARANCE = 12;

/** Returns the point at this fraction of a curve. */
export function onCurve({ from, bend, to }: Pick<Course, 'from' | 'bend' | 'to'>, share: number): Point {
  return between(between(from, bend, share), between(bend, to, share), share);
}

const isByWater = (kind: PathFact['kind']): boolean => kind === 'sea' || kind === 'transMediterranean';

/** Returns the curve of a path. Sea paths stay away from the land path between the same spaces, and prefer water. */
export function courseOf({ a, b, kind }: PathFact, { spaces, paths }: Board, places: Places): Course {
  const from = places.spaces.get(a) ?? MAP;
  const to = places.spaces.get(b) ?? MAP;
  const byWater = isByWater(kind);
  const besideRoad =
    byWater &&
    paths.some((other) => !isByWater(other.kind) && [other.a, other.b].includes(a) && [other.a, other.b].includes(b));
  const others = spaces
    .filter(({ id }) => id !== a && id !== b)
    .map((space) => ({ at: places.spaces.get(space.id) ?? MAP, room: RADII[space.kind] + CLEARANCE }));
  const length = distance(from, to);
  let best: Course | undefined;
  let least = Infinity;
  for (const bow of BOWS) {
    if (besideRoad && bow === 0) continue;
    const middle = between(from, to, 0.5);
    const bend = { x: middle.x - (to.y - from.y) * bow * 2, y: middle.y + (to.x - from.x) * bow * 2 };
    const curve = { from, bend, to };
    const points = Array.from({ length: PIECES + 1 }, (_, index) => onCurve(curve, index / PIECES));
    let cost = Math.abs(bow) * (length * 0.5 + 20);
    for (const point of points.slice(1, -1)) {
      for (const { at, room } of others) cost += Math.max(0, room - distance(point, at)) * 6;
      if (byWater) cost += Math.min(60, nearest(point, places.waters)) * 0.25;
    }
    if (cost >= least) continue;
    least = cost;
    best = {
      ...curve,
      lines: bow === 0 ? [[from, to]] : points.slice(1).map((point, index): Line => [points[index] ?? from, point]),
    };
  }
  return best ?? { from, bend: between(from, to, 0.5), to, lines: [[from, to]] };
}

const nearest = (point: Point, places: readonly Point[]): number =>
  places.reduce((least, place) => Math.min(least, distance(point, place)), Infinity);
