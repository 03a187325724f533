/** Positions of labels and stacks: near what they belong to, and covering nothing else. */
import {
  between,
  boxAround,
  boxOf,
  contains,
  distance,
  middleOf,
  overlap,
  overlapsOrTouches,
  type Box,
  type Point,
} from './box.js';

/** A straight line of the picture. */
export type Line = readonly [from: Point, to: Point];

/** What limits positions. */
export interface Surroundings {
  /** Nothing is placed outside this box. */
  readonly bounds: Box;
  /** Nothing is placed on these boxes. */
  readonly taken: readonly Box[];
  /** Lines that should not be covered, because that is harder to read. */
  readonly lines: readonly Line[];
}

/** A possible position and its cost, which grows with the distance. */
export interface Candidate {
  readonly box: Box;
  readonly cost: number;
  /** The line from there to what it belongs to, which should cross nothing else. */
  readonly lead?: Line;
}

const OUTSIDE = 1e7;
const UPON = 1e3;
const CROSSED = 1;
const LED_ACROSS = 12;

/** Returns the length of the part of a line inside a box. */
export function lengthWithin([from, to]: Line, { x, y, width, height }: Box): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  let [enters, leaves] = [0, 1];
  for (const [slope, room] of [
    [-dx, from.x - x],
    [dx, x + width - from.x],
    [-dy, from.y - y],
    [dy, y + height - from.y],
  ] as const) {
    if (slope === 0) {
      if (room < 0) return 0;
    } else if (slope < 0) enters = Math.max(enters, room / slope);
    else leaves = Math.min(leaves, room / slope);
  }
  return enters < leaves ? (leaves - enters) * Math.hypot(dx, dy) : 0;
}

function costOf({ box, cost, lead }: Candidate, { bounds, taken, lines }: Surroundings, least: number): number {
  let sum = cost + (contains(bounds, box) ? 0 : OUTSIDE);
  for (const other of taken) {
    if (sum >= least) return sum;
    sum += overlap(box, other) * UPON + (lead === undefined ? 0 : lengthWithin(lead, other) * LED_ACROSS);
  }
  for (const line of lines) {
    if (sum >= least) return sum;
    sum += lengthWithin(line, box) * CROSSED;
  }
  return sum;
}

/** Returns the surroundings that lie in an area. */
const nearby = (area: Box, { bounds, taken, lines }: Surroundings): Surroundings => ({
  bounds,
  taken: taken.filter((box) => overlapsOrTouches(area, box)),
  lines: lines.filter((line) => lengthWithin(line, area) > 0),
});

/** Returns the area that a position covers, its line included. */
function areaOf({ box, lead }: Candidate): Box {
  if (lead === undefined) return box;
  const [from, to] = lead;
  return boxOf([box, boxAround(from, 0), boxAround(to, 0)]) ?? box;
}

/** The position found, and the area that was considered. Boxes elsewhere do not affect it. */
export interface Found {
  readonly box: Box;
  readonly around: Box;
}

/** The number of positions considered together, because they lie near each other and few boxes are near them. */
const AT_ONCE = 36;

/** Returns the best of some positions, the first of two equal ones. Throws if there are none. */
export function foundAmong(candidates: readonly Candidate[], surroundings: Surroundings): Found {
  const sorted = [...candidates].sort((a, b) => a.cost - b.cost);
  let best: Box | undefined;
  let least = Infinity;
  let around: Box | undefined;
  for (let from = 0; (sorted[from]?.cost ?? Infinity) < least; from += AT_ONCE) {
    const some = sorted.slice(from, from + AT_ONCE);
    const area = boxOf(some.map(areaOf)) ?? surroundings.bounds;
    around = boxOf(around === undefined ? [area] : [around, area]);
    const near = nearby(area, surroundings);
    for (const candidate of some) {
      const cost = costOf(candidate, near, least);
      if (cost < least) [best, least] = [candidate.box, cost];
    }
  }
  if (best === undefined || around === undefined) throw new RangeError('no place to choose from');
  return { box: best, around };
}

/** Returns the best of some positions. */
export const bestOf = (candidates: readonly Candidate[], surroundings: Surroundings): Box =>
  foundAmong(candidates, surroundings).box;

/** The cost of each unit of distance. */
const FURTHER = 4;
/** The cost of being off the middle, as a fraction of the whole. */
const ASIDE = 14;

/**
 * Returns positions of a box next to a disc: along each of its sides, from corner to corner, at several distances.
 * `sides`: the costs of lying below, to the right, above, and to the left.
 */
export function beside(
  middle: Point,
  radius: number,
  { width, height }: Extent,
  distances: readonly number[],
  sides: readonly [below: number, right: number, above: number, left: number],
): readonly Candidate[] {
  const { x, y } = middle;
  const [below, right, above, left] = sides;
  const candidates: Candidate[] = [];
  for (const further of distances) {
    const reach = radius + further;
    for (let slide = 0; slide < SLIDES; slide++) {
      // From -1 at one end to 1 at the other.
      const share = (2 * slide) / (SLIDES - 1) - 1;
      const cost = further * FURTHER + Math.abs(share) * ASIDE;
      // At a corner, a box may lie nearer to the disc.
      const nearer = reach - (Math.abs(share) > 0.8 ? radius * 0.3 : 0);
      const across = x - width / 2 + share * (width / 2 + radius * 0.6);
      const down = y - height / 2 + share * (height / 2 + radius * 0.6);
      candidates.push(
        { box: { x: across, y: y + nearer, width, height }, cost: cost + below },
        { box: { x: x + nearer, y: down, width, height }, cost: cost + right },
        { box: { x: across, y: y - nearer - height, width, height }, cost: cost + above },
        { box: { x: x - nearer - width, y: down, width, height }, cost: cost + left },
      );
    }
  }
  return candidates;
}

/** Returns the same positions, each with a straight line to the edge of the disc. */
export const led = (candidates: readonly Candidate[], middle: Point, radius: number): readonly Candidate[] =>
  candidates.map((candidate): Candidate => {
    const from = middleOf(candidate.box);
    const length = distance(from, middle);
    return length <= radius ? candidate : { ...candidate, lead: [from, between(middle, from, (radius + 2) / length)] };
  });

/** A width and a height. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** The distances at which something may lie if there is no room nearby, horizontally and vertically. */
export interface Spacing {
  readonly across: readonly number[];
  readonly down: readonly number[];
}

/** The cost of lying further off: for each unit, and in any case. */
const OFF = { each: 4, all: 60 } as const;

/** Returns positions around a point for something that has no room nearby. */
export const furtherOff = (
  { x, y }: Point,
  { width, height }: Extent,
  { across, down }: Spacing,
): readonly Candidate[] =>
  across.flatMap((dx) =>
    down.map((dy): Candidate => ({
      box: boxAround({ x: x + dx, y: y + dy }, width, height),
      cost: Math.hypot(dx, dy) * OFF.each + OFF.all,
    })),
  );

const SLIDES = 9;
