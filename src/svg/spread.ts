/** Moves places of a map apart until each has room for itself and its name, and as little as possible. */
import { distance, nearestOn, type Box, type Point } from './box.js';

/** A place with the room that it needs on each side. */
export interface Site extends Point {
  readonly halfWidth: number;
  readonly above: number;
  readonly below: number;
}

export interface Spreading {
  readonly bounds: Box;
  /** Pairs of places, by index, that are joined by a line; other places avoid it. */
  readonly lines: readonly (readonly [number, number])[];
  /** The distance between a place and the lines of others. */
  readonly clearance: number;
  readonly rounds: number;
}

interface Moving {
  x: number;
  y: number;
}

/** Moves two places that overlap apart, the shorter way. */
function part(a: Site, b: Site, one: Moving, other: Moving): void {
  const dx = other.x - one.x;
  const dy = other.y - one.y;
  const wide = a.halfWidth + b.halfWidth - Math.abs(dx);
  const high = (dy >= 0 ? a.below + b.above : a.above + b.below) - Math.abs(dy);
  if (wide <= 0 || high <= 0) return;
  if (wide < high) {
    const push = (dx < 0 ? -wide : wide) / 4;
    one.x -= push;
    other.x += push;
  } else {
    const push = (dy < 0 ? -high : high) / 4;
    one.y -= push;
    other.y += push;
  }
}

/** Moves a place away from a line. */
function clear(place: Moving, from: Moving, to: Moving, clearance: number): void {
  const nearest = nearestOn(from, to, place);
  const apart = distance(nearest, place);
  if (apart >= clearance || apart === 0) return;
  const share = (clearance - apart) / apart / 4;
  const [pushX, pushY] = [(place.x - nearest.x) * share, (place.y - nearest.y) * share];
  place.x += pushX;
  place.y += pushY;
  for (const end of [from, to]) {
    end.x -= pushX / 2;
    end.y -= pushY / 2;
  }
}

const held = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));

/** Returns the positions of places after they have been moved apart, in their order. */
export function spread(sites: readonly Site[], { bounds, lines, clearance, rounds }: Spreading): readonly Point[] {
  const moving: readonly Moving[] = sites.map(({ x, y }) => ({ x, y }));
  for (let round = 0; round < rounds; round++) {
    // The force that pulls places back weakens, so that in the end each has its room.
    const pull = 0.06 * (1 - round / rounds) ** 2;
    for (const [index, site] of sites.entries()) {
      const place = moving[index];
      if (place === undefined) continue;
      place.x += (site.x - place.x) * pull;
      place.y += (site.y - place.y) * pull;
      for (let next = index + 1; next < sites.length; next++) {
        const [other, others] = [sites[next], moving[next]];
        if (other !== undefined && others !== undefined) part(site, other, place, others);
      }
      for (const [a, b] of lines) {
        const [from, to] = [moving[a], moving[b]];
        if (from !== undefined && to !== undefined && a !== index && b !== index) clear(place, from, to, clearance);
      }
    }
    for (const [index, { halfWidth, above, below }] of sites.entries()) {
      const place = moving[index];
      if (place === undefined) continue;
      place.x = held(place.x, bounds.x + halfWidth, bounds.x + bounds.width - halfWidth);
      place.y = held(place.y, bounds.y + above, bounds.y + bounds.height - below);
    }
  }
  return moving.map(({ x, y }) => ({ x, y }));
}

/**
 * Returns a scale from 0 to 1 that widens crowded values: halfway (`share` 0.5) or completely (1) to equal steps
 * between neighbours. It interpolates between the values and extrapolates beyond them.
 */
export function evening(values: readonly number[], share: number): (value: number) => number {
  const steps = [...new Set(values)].sort((a, b) => a - b);
  const [least = 0, most = 1] = [steps[0], steps.at(-1)];
  const extent = most - least || 1;
  const last = Math.max(1, steps.length - 1);
  const rank = (value: number): number => {
    const above = steps.findIndex((step) => step >= value);
    if (above <= 0) return (above < 0 ? last : 0) / last;
    const [from = 0, to = 1] = [steps[above - 1], steps[above]];
    return (above - 1 + (value - from) / (to - from)) / last;
  };
  return (value) => (1 - share) * ((value - least) / extent) + share * rank(value);
}
