/** Points, boxes and lines of a picture, in its units. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** An upright rectangle; `x` and `y` are its upper left corner. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Returns the box of this size around a centre. */
export const boxAround = ({ x, y }: Point, width: number, height = width): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

export const middleOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });

/** Returns the area that two boxes share. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

/** Returns whether two boxes share any point, even on their edges. */
export const overlapsOrTouches = (a: Box, b: Box): boolean =>
  a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;

/** Returns whether a box is completely inside another. */
export const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

/** Returns the smallest box that contains all of these; `undefined` for none. */
export function boxOf(boxes: readonly Box[]): Box | undefined {
  if (boxes.length === 0) return undefined;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Returns the point at this fraction of the way from one point to another. */
export const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

/** Returns the point of a line from `a` to `b` that is nearest to `point`. */
export function nearestOn(a: Point, b: Point, point: Point): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / length;
  return between(a, b, Math.max(0, Math.min(1, share)));
}

/** Returns the distance from the centre of a box to its edge in the direction of a point. */
export function reachTowards(box: Box, point: Point): number {
  const middle = middleOf(box);
  const [dx, dy] = [Math.abs(point.x - middle.x), Math.abs(point.y - middle.y)];
  const length = Math.hypot(dx, dy);
  if (length === 0) return 0;
  return Math.min(
    dx === 0 ? Infinity : (box.width / 2) * (length / dx),
    dy === 0 ? Infinity : (box.height / 2) * (length / dy),
  );
}
