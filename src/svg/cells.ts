/**
 * Land around sites: each site has the area that is nearer to it than to any other, within a maximum distance (a
 * Voronoi diagram).
 */
import { distance, type Point } from './box.js';

/** A corner of a cell, and the number of what lies beyond the edge that begins there. */
interface Corner extends Point {
  readonly beyond: number;
}

/** The number for an edge at the maximum distance, with nothing beyond it. */
export const RIM = -1;

/** An edge of a cell, and the number of the site beyond it, or {@link RIM}. */
export interface CellEdge {
  readonly from: Point;
  readonly to: Point;
  readonly beyond: number;
}

const CORNERS = 36;

const round = (site: Point, reach: number): readonly Corner[] =>
  Array.from({ length: CORNERS }, (_, index) => {
    const angle = (2 * Math.PI * index) / CORNERS;
    return { x: site.x + reach * Math.cos(angle), y: site.y + reach * Math.sin(angle), beyond: RIM };
  });

/** Returns the part of a cell on its site's side of the line halfway to another site. */
function cut(cell: readonly Corner[], site: Point, other: Point, number: number): readonly Corner[] {
  const [dx, dy] = [other.x - site.x, other.y - site.y];
  const middle = { x: (site.x + other.x) / 2, y: (site.y + other.y) / 2 };
  const side = ({ x, y }: Point): number => (x - middle.x) * dx + (y - middle.y) * dy;
  const left: Corner[] = [];
  for (const [index, corner] of cell.entries()) {
    const next = cell[(index + 1) % cell.length] ?? corner;
    const [here, there] = [side(corner), side(next)];
    if (here <= 0) left.push(corner);
    if (here <= 0 === there <= 0) continue;
    const share = here / (here - there);
    const crossing = { x: corner.x + (next.x - corner.x) * share, y: corner.y + (next.y - corner.y) * share };
    left.push({ ...crossing, beyond: here <= 0 ? number : corner.beyond });
  }
  return left;
}

/** Returns the cell of each site as its edges in order. `reach`: the greatest distance of a cell from its site. */
export function cellsOf(sites: readonly Point[], reach: number): readonly (readonly CellEdge[])[] {
  return sites.map((site, number) => {
    let cell = round(site, reach);
    for (const [index, other] of sites.entries()) {
      const apart = distance(site, other);
      if (index !== number && apart > 0 && apart < 2 * reach) cell = cut(cell, site, other, index);
    }
    return cell.map((from, index) => ({ from, to: cell[(index + 1) % cell.length] ?? from, beyond: from.beyond }));
  });
}
