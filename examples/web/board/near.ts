/** What a click that misses means: small things can be hit around their edges too. */
import type { Spot } from '../../../src/hosts/page/table.js';
import { NAMED, spotOf, spotsAround } from './lights.js';

/** A place on the screen where the user clicked or tapped. */
export interface Press {
  readonly target: Element;
  readonly x: number;
  readonly y: number;
  readonly touch: boolean;
}

/** The least size of what can be hit, in pixels: with a mouse, and with a finger. */
const LEAST = { mouse: 24, touch: 44 } as const;

/** Returns how far a point is outside a range that is widened to a least size; at most 0: it is inside. */
const outside = (at: number, from: number, size: number, least: number): number =>
  Math.abs(at - from - size / 2) - Math.max(size, least) / 2;

/** Returns the small things around a point, the nearest first. */
function smallAround(frame: Element, { x, y, touch }: Press): readonly Spot[] {
  const least = LEAST[touch ? 'touch' : 'mouse'];
  const found: { readonly spot: Spot; readonly away: number }[] = [];
  for (const element of frame.querySelectorAll<SVGElement>(NAMED)) {
    const { left, top, width, height } = element.getBoundingClientRect();
    if (Math.min(width, height) >= least || Math.max(width, height) === 0) continue;
    if (outside(x, left, width, least) > 0 || outside(y, top, height, least) > 0) continue;
    found.push({ spot: spotOf(element), away: Math.hypot(x - left - width / 2, y - top - height / 2) });
  }
  return found.sort((one, other) => one.away - other.away).map(({ spot }) => spot);
}

/** Whether a spot is an area, such as a province, on which smaller things stand. */
const isArea = ({ piece, units, fighter, stack, space, point }: Spot): boolean =>
  [piece, units, fighter, stack, space, point].every((each) => each === undefined);

/** Returns what a press can mean: what was hit, small things around it, and the areas below, the nearest first. */
export function spotsAt(frame: Element, press: Press): readonly Spot[] {
  const hit = spotsAround(press.target, frame);
  return [...hit.filter((spot) => !isArea(spot)), ...smallAround(frame, press), ...hit.filter(isArea)];
}
