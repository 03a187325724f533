/** What every part of a picture is drawn from: the situation, the position of its lattice, and the look. */
import { derived } from '../../core/board/index.js';
import type { Box, Point } from '../../svg/box.js';
import type { Livery, Palette } from '../../svg/theme.js';
import { latticeOf, placeOf, pointsOf, type Lattice } from '../geometry/index.js';
import type { GameState, PlayerView } from '../state.js';
import type { PlayerId, PointId, SideId, SpaceId } from '../vocabulary.js';
import { LATTICE } from './extents.js';
import type { Labels } from './labels.js';

/** What to highlight. */
export interface Highlight {
  readonly spaces?: readonly SpaceId[];
  readonly points?: readonly PointId[];
  readonly sides?: readonly SideId[];
  /** By their `data-piece`. */
  readonly pieces?: readonly string[];
}

export interface Setting {
  readonly state: GameState | PlayerView;
  readonly grid: Grid;
  readonly labels: Labels;
  readonly palette: Palette;
  readonly livery: (player: PlayerId) => Livery;
  readonly highlight: Highlight;
  /** A prefix for the names of patterns, so that pictures in both themes can be on one page. */
  readonly prefix: string;
}

/** The position of a lattice. */
export interface Grid {
  readonly lattice: Lattice;
  /** Half the length of a side. */
  readonly half: number;
  readonly pointAt: (point: PointId) => Point;
  readonly cornersOf: (space: SpaceId) => readonly Point[];
}

const SLOPE = Math.sqrt(3);

/** Returns a lattice as large as possible in a box, centred. */
function gridIn(lattice: Lattice, box: Box): Grid {
  const places = lattice.points.flatMap((id) => placeOf(id) ?? []);
  const columns = places.map(({ column }) => column);
  const rows = places.map(({ row }) => row);
  const [west, north] = [Math.min(...columns), Math.min(...rows)];
  const [wide, high] = [Math.max(...columns) - west || 1, Math.max(...rows) - north || 1];
  const half = Math.min(box.width / wide, box.height / (high * SLOPE));
  const left = box.x + (box.width - wide * half) / 2;
  const top = box.y + (box.height - high * half * SLOPE) / 2;
  const at = (row: number, column: number): Point => ({
    x: left + (column - west) * half,
    y: top + (row - north) * half * SLOPE,
  });
  const points = new Map(
    lattice.points.map((id) => {
      const place = placeOf(id);
      return [id, place === undefined ? box : at(place.row, place.column)];
    }),
  );
  const corners = new Map(
    lattice.spaces.map((id) => {
      const place = placeOf(id);
      return [id, place === undefined ? [] : pointsOf(place).map(({ row, column }) => at(row, column))];
    }),
  );
  return {
    lattice,
    half,
    pointAt(point) {
      const found = points.get(point);
      if (found === undefined) throw new RangeError(`no point: ${point}`);
      return found;
    },
    cornersOf(space) {
      const found = corners.get(space);
      if (found === undefined) throw new RangeError(`no space: ${space}`);
      return found;
    },
  };
}

const gridOfLattice = derived((lattice: Lattice): Grid => gridIn(lattice, LATTICE));

/** Returns the position of the lattice of a situation's board. */
export const gridOf = (state: Setting['state']): Grid => gridOfLattice(latticeOf(state));

/** Returns the centre of a space. */
export function middleOfSpace({ grid }: Setting, space: SpaceId): Point {
  const corners = grid.cornersOf(space);
  return {
    x: corners.reduce((sum, { x }) => sum + x, 0) / corners.length,
    y: corners.reduce((sum, { y }) => sum + y, 0) / corners.length,
  };
}

/** Returns the two points of a side. */
export function endsOf({ grid }: Setting, side: SideId): readonly [Point, Point] {
  const [from, to] = side.split(/-(?=p)/);
  return [grid.pointAt(from as PointId), grid.pointAt(to as PointId)];
}
