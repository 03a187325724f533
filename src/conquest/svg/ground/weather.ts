/** Natural-looking lines, by midpoint displacement: the same two ends always give the same line, in either direction. */
import { distance, type Point } from '../../../svg/box.js';

/** Returns a number from -1 to 1 that looks random and is always the same for a point. */
function whim({ x, y }: Point): number {
  const value = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453;
  return (value - Math.floor(value)) * 2 - 1;
}

/** The bend of a line as a share of its length, and the length below which it is straight. */
const BEND = 0.13;
const SHORT = 9;

function bent(from: Point, to: Point): readonly Point[] {
  const length = distance(from, to);
  if (length < SHORT) return [];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const aside = whim(middle) * BEND;
  const point = { x: middle.x - (to.y - from.y) * aside, y: middle.y + (to.x - from.x) * aside };
  return [...bent(from, point), point, ...bent(point, to)];
}

/** Returns the points of a line from one corner to another, the first included and the last not. */
export function weathered(from: Point, to: Point): readonly Point[] {
  const turned = from.x > to.x || (from.x === to.x && from.y > to.y);
  return [from, ...(turned ? [...bent(to, from)].reverse() : bent(from, to))];
}
