/** What part of the board is seen. Pure: boxes in, boxes out. What is seen has the shape of the frame, whatever that of the board. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A point as a share of what is seen: 0 at the left and the top, 1 at the right and the bottom. */
export interface Share {
  readonly x: number;
  readonly y: number;
}

export const MIDDLE: Share = { x: 0.5, y: 0.5 };

/** No closer than so many times. */
const CLOSEST = 8;
/** Whoever sees so much of the board sees all of it: sums of fractions are not exact. */
const ALMOST = 0.999;
/** A frame whose shape differs by more than this shows first as much of the board as fills it. */
const ALIKE = 1.3;
/** Names on boards can be read from so many pixels on for each unit. */
const LEGIBLE = 0.6;
/** Around what matters, as a share of it. */
const AIR = 1.2;

const held = (at: number, least: number, most: number): number => Math.max(least, Math.min(most, at));

/** The width at which all of the board is seen. */
const widest = (whole: Box, aspect: number): number => Math.max(whole.width, whole.height * aspect);

/** On one axis: within the whole, or in its middle if it is smaller than what is seen. */
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

/** Closer by a factor above 1, farther by one below it; what lies at the share stays there. */
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

/** Moved by so much of what is seen. */
export const moved = (box: Box, whole: Box, { x, y }: Share): Box =>
  within({ ...box, x: box.x + x * box.width, y: box.y + y * box.height }, whole);

/** Around a point, in the shape of a frame. */
const around = (whole: Box, x: number, y: number, width: number, aspect: number): Box =>
  within({ x: x - width / 2, y: y - width / aspect / 2, width, height: width / aspect }, whole);

const middle = ({ x, y, width, height }: Box): readonly [number, number] => [x + width / 2, y + height / 2];

/** All of the board. */
export function whole(box: Box, board: Box): Box {
  const aspect = box.width / box.height;
  return around(board, ...middle(board), widest(board, aspect), aspect);
}

/**
 * What is seen at first: all of the board, or on a frame of another shape what fills it, around what matters. A frame of so few
 * pixels that no name could be read shows less, but all that matters.
 */
export function first(board: Box, aspect: number, matters = board, pixels = Infinity): Box {
  const shape = board.width / board.height;
  const isAlike = Math.max(shape / aspect, aspect / shape) <= ALIKE;
  const width = isAlike ? widest(board, aspect) : Math.min(board.width, board.height * aspect);
  const needed = Math.max(matters.width, matters.height * aspect) * AIR;
  const least = Math.max(needed, pixels / LEGIBLE, widest(board, aspect) / CLOSEST);
  return around(board, ...middle(matters), Math.min(width, least), aspect);
}

/** The same part of the board in a frame of another shape; all of it, if all was seen. */
export function shaped(box: Box, board: Box, aspect: number): Box {
  const [before, after] = [widest(board, box.width / box.height), widest(board, aspect)];
  const isWhole = box.width >= before * ALMOST;
  return around(board, ...middle(box), isWhole ? after : Math.min(box.width, after), aspect);
}

/** With a point in the middle, no farther than a third of the whole. */
export function centred(box: Box, board: Box, x: number, y: number): Box {
  const aspect = box.width / box.height;
  return around(board, x, y, Math.min(box.width, widest(board, aspect) / 3), aspect);
}

/** To the hundredth: no eye sees more. */
export const viewBoxOf = ({ x, y, width, height }: Box): string =>
  [x, y, width, height].map((value) => Math.round(value * 100) / 100).join(' ');

/** The box that a picture says it shows. */
export function boxFrom(viewBox: string): Box {
  const [x = 0, y = 0, width = 1, height = 1] = viewBox.split(/[\s,]+/).map(Number);
  return { x, y, width, height };
}
