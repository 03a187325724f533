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
/** If the aspect ratios differ by more than this, a frame first shows only as much of the board as fills it. */
const ALIKE = 1.3;
/** The number of pixels for each unit from which names on boards are legible. */
const LEGIBLE = 0.6;
/** The size of the first view, as a multiple of what matters. */
const AIR = 1.2;

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

/**
 * Returns the first view: the whole board or, in a frame of another aspect ratio, what fills it, around what matters.
 * If the frame is too small for legible names, it shows less, but everything that matters.
 */
export function first(board: Box, aspect: number, matters = board, pixels = Infinity): Box {
  const shape = board.width / board.height;
  const isAlike = Math.max(shape / aspect, aspect / shape) <= ALIKE;
  const width = isAlike ? widest(board, aspect) : Math.min(board.width, board.height * aspect);
  const needed = Math.max(matters.width, matters.height * aspect) * AIR;
  const least = Math.max(needed, pixels / LEGIBLE, widest(board, aspect) / CLOSEST);
  return around(board, ...middle(matters), Math.min(width, least), aspect);
}

/** Returns the same part of the board in a frame of another aspect ratio; the whole board, if it was visible. */
export function shaped(box: Box, board: Box, aspect: number): Box {
  const [before, after] = [widest(board, box.width / box.height), widest(board, aspect)];
  const isWhole = box.width >= before * ALMOST;
  return around(board, ...middle(box), isWhole ? after : Math.min(box.width, after), aspect);
}

/** Returns a box with a point in its centre, at most a third of the whole. */
export function centred(box: Box, board: Box, x: number, y: number): Box {
  const aspect = box.width / box.height;
  return around(board, x, y, Math.min(box.width, widest(board, aspect) / 3), aspect);
}

/** Returns a `viewBox`, rounded to hundredths. */
export const viewBoxOf = ({ x, y, width, height }: Box): string =>
  [x, y, width, height].map((value) => Math.round(value * 100) / 100).join(' ');

/** Returns the box of a `viewBox`. */
export function boxFrom(viewBox: string): Box {
  const [x = 0, y = 0, width = 1, height = 1] = viewBox.split(/[\s,]+/).map(Number);
  return { x, y, width, height };
}
