/**
 * Which part of the board is visible. Pure: boxes in, boxes out. The visible part has the aspect ratio of the frame,
 * whatever that of the board.
 */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A point as a fraction of the visible part: 0 at the left and the top, 1 at the right and the bottom. */
export interface Share {
  readonly x: number;
  readonly y: number;
}

export const MIDDLE: Share = { x: 0.5, y: 0.5 };

/** The greatest zoom factor. */
const CLOSEST = 8;
/** From this fraction on, the visible part counts as the whole board, because sums of fractions are not exact. */
const ALMOST = 0.999;
/** From this share of the board on, nothing is worth an overview. */
const MOST = 0.92;
/** The space around what matters: its size is multiplied by this. */
const AIR = 1.15;
/** A thing that is larger than this share of the visible part counts as its middle. */
const LARGE = 0.3;

const held = (at: number, least: number, most: number): number => Math.max(least, Math.min(most, at));

/** Returns the width at which the whole board is visible. */
const widest = (whole: Box, aspect: number): number => Math.max(whole.width, whole.height * aspect);

/** Returns the position on one axis: within the whole, or centred if the whole is smaller than the visible part. */
const placed = (at: number, size: number, from: number, extent: number): number =>
  size >= extent ? from + (extent - size) / 2 : held(at, from, from + extent - size);

function within({ x, y, width, height }: Box, whole: Box): Box {
  return {
    x: placed(x, width, whole.x, whole.width),
    y: placed(y, height, whole.y, whole.height),
    width,
    height,
  };
}

/** Returns the box zoomed in by a factor above 1, or out by one below it. The point at `at` stays where it is. */
export function zoomed(box: Box, whole: Box, factor: number, at: Share): Box {
  const aspect = box.width / box.height;
  const most = widest(whole, aspect);
  const width = held(box.width / factor, most / CLOSEST, most);
  const height = width / aspect;
  return within(
    { x: box.x + (box.width - width) * at.x, y: box.y + (box.height - height) * at.y, width, height },
    whole,
  );
}

/** Returns the box moved by a fraction of the visible part. */
export const moved = (box: Box, whole: Box, { x, y }: Share): Box =>
  within({ ...box, x: box.x + x * box.width, y: box.y + y * box.height }, whole);

/** Returns a box around a point, with the aspect ratio of a frame. */
const around = (whole: Box, x: number, y: number, width: number, aspect: number): Box =>
  within({ x: x - width / 2, y: y - width / aspect / 2, width, height: width / aspect }, whole);

const middle = ({ x, y, width, height }: Box): readonly [number, number] => [x + width / 2, y + height / 2];

/** Returns the box with the whole board. */
export function whole(box: Box, board: Box): Box {
  const aspect = box.width / box.height;
  return around(board, ...middle(board), widest(board, aspect), aspect);
}

const isWhole = (box: Box, board: Box): boolean => box.width >= widest(board, box.width / box.height) * ALMOST;

/** Whether nearly all of the board is visible. */
export const isNearlyWhole = (box: Box, board: Box): boolean =>
  Math.min(box.width / board.width, box.height / board.height) > MOST;

/** Returns the first view: the middle of the board, at most `width` of it. */
export function first(board: Box, aspect: number, width: number): Box {
  const most = widest(board, aspect);
  return around(board, ...middle(board), held(width, most / CLOSEST, most), aspect);
}

const contains = (box: Box, { x, y, width, height }: Box): boolean =>
  x >= box.x && y >= box.y && x + width <= box.x + box.width && y + height <= box.y + box.height;

/** Returns the smallest box around others. */
function union(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Returns a thing as it counts in a view: large ones count as their middle. */
function counted(thing: Box, { width, height }: Box): Box {
  if (thing.width <= width * LARGE && thing.height <= height * LARGE) return thing;
  const [x, y] = middle(thing);
  return { x, y, width: 0, height: 0 };
}

/** Returns the things that are visible. */
export const visibleIn = (seen: Box, things: readonly Box[]): readonly Box[] =>
  things.filter((thing) => contains(seen, counted(thing, seen)));

/**
 * Returns the view that shows the things of a question. It stays as it is if all of them are visible, and moves if they
 * fit. Otherwise it shows at most `width` of the board, around as many of them as it can.
 */
export function attending(seen: Box, board: Box, things: readonly Box[], width: number): Box {
  const aspect = seen.width / seen.height;
  if (visibleIn(seen, things).length === things.length) return seen;
  const all = things.map((thing) => counted(thing, seen));
  const fits = (box: Box, size: number): boolean => box.width * AIR <= size && box.height * AIR * aspect <= size;
  const least = Math.min(seen.width, held(width, widest(board, aspect) / CLOSEST, widest(board, aspect)));
  const together = union(all);
  const size = fits(together, seen.width) ? seen.width : least;
  if (fits(together, size)) return around(board, ...middle(together), size, aspect);
  const groups = all.map((thing) => {
    const view = around(board, ...middle(thing), size / AIR, aspect);
    return all.filter((other) => contains(view, other));
  });
  const most = groups.reduce((best, group) => (group.length > best.length ? group : best), []);
  return around(board, ...middle(union(most.length === 0 ? all.slice(0, 1) : most)), size, aspect);
}

/** Returns the same part of the board in a frame of another aspect ratio; the whole board, if it was visible. */
export function shaped(box: Box, board: Box, aspect: number): Box {
  const after = widest(board, aspect);
  return around(board, ...middle(box), isWhole(box, board) ? after : Math.min(box.width, after), aspect);
}

/** Returns the box moved so that a point is in its centre. */
export const movedTo = ({ width, height }: Box, board: Box, x: number, y: number): Box =>
  around(board, x, y, width, width / height);

/** Returns a box with a point in its centre, at most a third of the whole. */
export function centred(box: Box, board: Box, x: number, y: number): Box {
  const aspect = box.width / box.height;
  return around(board, x, y, Math.min(box.width, widest(board, aspect) / 3), aspect);
}

/** Returns the box between two others, at a share of the way. */
export const between = (from: Box, to: Box, share: number): Box => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
  width: from.width + (to.width - from.width) * share,
  height: from.height + (to.height - from.height) * share,
});

/** Returns a `viewBox`, rounded to hundredths. */
export const viewBoxOf = ({ x, y, width, height }: Box): string =>
  [x, y, width, height].map((value) => Math.round(value * 100) / 100).join(' ');

/** Returns the box of a `viewBox`. */
export function boxFrom(viewBox: string): Box {
  const [x = 0, y = 0, width = 1, height = 1] = viewBox.split(/[\s,]+/).map(Number);
  return { x, y, width, height };
}
