/** Slips: what stands together in one place, each on a slip of its own near that place. */
import { between, distance, middleOf, reachTowards, type Box, type Point } from './box.js';
import { element, group, type Element } from './element.js';
import type { PlaceMemory } from './place-memory.js';
import type { Candidate, Extent } from './place.js';
import { pathThrough } from './shapes.js';
import type { Livery } from './theme.js';

/** Where something stands on a map: its middle, and how far it reaches. */
export interface Seat {
  readonly at: Point;
  readonly radius: number;
}

/** A slip that has no place yet. */
export interface Slip {
  /** Where its pieces stand: together with its extent, the key under which its place is remembered. */
  readonly place: string;
  readonly extent: Extent;
}

/** The room that stays free around a slip. */
export interface Margin {
  readonly beside: number;
  readonly above: number;
  readonly below: number;
}

/** Returns slips with their places, in the same order. The largest choose first; none lies upon another or upon `taken`. */
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
    /** The places to choose from, for a slip together with its margin. */
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

/** How tethers are drawn. */
export interface TetherStyle {
  /** None shorter is drawn. */
  readonly least: number;
  /** The widths of the line and of the edge below it. */
  readonly line: number;
  readonly edge: number;
  /** The dot at the end, and the width of its edge. */
  readonly dot?: { readonly radius: number; readonly edge: number };
}

/** Draws a line from a slip to where its pieces stand; nothing if it lies beside. */
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
