/** Slips: the pieces of one place, each group on a slip near that place. */
import { between, distance, middleOf, reachTowards, type Box, type Point } from './box.js';
import { element, group, type Element } from './element.js';
import type { PlaceMemory } from './place-memory.js';
import type { Candidate, Extent } from './place.js';
import { pathThrough } from './shapes.js';
import type { Livery } from './theme.js';

/** A place on a map: its centre and its radius. */
export interface Seat {
  readonly at: Point;
  readonly radius: number;
}

/** A slip that has no position yet. */
export interface Slip {
  /** The place of its pieces; with the size of the slip, the key of its cached position. */
  readonly place: string;
  readonly extent: Extent;
}

/** The space kept free around a slip. */
export interface Margin {
  readonly beside: number;
  readonly above: number;
  readonly below: number;
}

/** Returns slips with their positions, in the same order. The largest choose first; none covers another or `taken`. */
export function placeSlips<S extends Slip>(
  slips: readonly S[],
  {
    places,
    margin,
    candidatesFor,
    taken = [],
  }: {
    readonly places: PlaceMemory;
    readonly margin: Margin;
    /** Returns the possible positions of a slip together with its margin. */
    readonly candidatesFor: (slip: S, room: Extent) => readonly Candidate[];
    readonly taken?: readonly Box[];
  },
): readonly (S & { readonly box: Box })[] {
  const { beside, above, below } = margin;
  const areaOf = ({ extent }: S): number => extent.width * extent.height;
  const set = [...taken];
  const boxes = new Map<S, Box>();
  for (const slip of [...slips].sort((a, b) => areaOf(b) - areaOf(a))) {
    const { width, height } = slip.extent;
    const room = { width: width + 2 * beside, height: height + above + below };
    const found = places.best(`slip ${slip.place} ${width} ${height}`, () => candidatesFor(slip, room), set);
    set.push(found);
    boxes.set(slip, { x: found.x + beside, y: found.y + above, width, height });
  }
  return slips.flatMap((slip) => {
    const box = boxes.get(slip);
    return box === undefined ? [] : [{ ...slip, box }];
  });
}

/** How the lines from slips to their places are drawn. */
export interface TetherStyle {
  /** The least length; shorter lines are not drawn. */
  readonly least: number;
  /** The widths of the line and of the edge below it. */
  readonly line: number;
  readonly edge: number;
  /** The dot at the end, and the width of its edge. */
  readonly dot?: { readonly radius: number; readonly edge: number };
}

/** Draws a line from a slip to the place of its pieces; nothing if the slip is next to it. */
export function drawTether(
  id: string,
  box: Box,
  { at, radius }: Seat,
  { fill, edge }: Pick<Livery, 'fill' | 'edge'>,
  style: TetherStyle,
): Element | undefined {
  const middle = middleOf(box);
  const length = distance(middle, at);
  const out = reachTowards(box, at);
  if (length - out - radius < style.least) return undefined;
  const on = (far: number): Point => between(middle, at, far / length);
  const end = on(length - radius);
  const d = pathThrough([on(out - 2), end]);
  const { dot } = style;
  return group(
    { 'data-tether': id },
    element('path', { d, stroke: edge, 'stroke-width': style.edge }),
    element('path', { d, stroke: fill, 'stroke-width': style.line }),
    dot && element('circle', { cx: end.x, cy: end.y, r: dot.radius, fill, stroke: edge, 'stroke-width': dot.edge }),
  );
}
