/**
 * The parts of the map that are the same in every situation, computed once for each board: land, paths, and the
 * positions of names.
 */
import { derived } from '../../../core/board/index.js';
import { boxAround, type Box, type Point } from '../../../svg/box.js';
import { cellsOf, type CellEdge } from '../../../svg/cells.js';
import { beside, bestOf, type Line } from '../../../svg/place.js';
import { PlaceMemory } from '../../../svg/place-memory.js';
import type { Board, PathFact, ProvinceFact, SpaceFact } from '../../data/shape.js';
import type { SpaceId } from '../../vocabulary.js';
import { MAP, nameExtent, RADII } from '../extents.js';
import { placesOf } from './places.js';
import { courseOf, type Course } from './courses.js';

/** A space as it is drawn. */
export interface DrawnSpace {
  readonly fact: SpaceFact;
  readonly at: Point;
  readonly radius: number;
  /** Where its name is drawn. */
  readonly name: Box;
  readonly cell: readonly CellEdge[];
}

/** A province as it is drawn. */
export interface DrawnProvince {
  readonly fact: ProvinceFact;
  readonly cells: readonly (readonly CellEdge[])[];
  /** Its borders with other provinces and with the sea. */
  readonly borders: readonly CellEdge[];
  readonly coasts: readonly CellEdge[];
  /** The centre of its spaces. */
  readonly middle: Point;
}

/** A path as it is drawn. */
export interface DrawnPath {
  readonly fact: PathFact;
  readonly course: Course;
}

export interface Plan {
  readonly board: Board;
  readonly spaces: ReadonlyMap<SpaceId, DrawnSpace>;
  readonly provinces: readonly DrawnProvince[];
  readonly paths: readonly DrawnPath[];
  /** Land outside provinces: around Transit Points, and beyond the world of the game. */
  readonly otherLand: readonly (readonly CellEdge[])[];
  readonly wilds: readonly (readonly CellEdge[])[];
  /** The boxes of all spaces and their names, which nothing may cover. */
  readonly occupied: readonly Box[];
  readonly lines: readonly Line[];
  /** Where slips and names of provinces are placed around spaces and their names. */
  readonly places: PlaceMemory;
}

/** The greatest distance of land from a space. */
const REACH = 110;
/** The distances of a name from its space, in order of preference. */
const DISTANCES = [1.5, 4, 8, 13] as const;
/** Names stand below their spaces, otherwise next to them. */
const SIDES = [0, 6, 10, 12] as const;
function spaceNames(
  board: Board,
  places: ReadonlyMap<SpaceId, Point>,
  lines: readonly Line[],
): ReadonlyMap<SpaceId, Box> {
  const discs = board.spaces.map(({ id, kind }) => boxAround(places.get(id) ?? MAP, RADII[kind] * 2 + 2));
  const names = new Map<SpaceId, Box>();
  const taken: Box[] = [...discs];
  // Spaces that need most room choose first.
  const wanting = board.spaces
    .map((fact) => ({ fact, extent: nameExtent(fact.name, fact.kind) }))
    .sort((a, b) => b.extent.width * b.extent.height - a.extent.width * a.extent.height);
  for (const { fact, extent } of wanting) {
    const at = places.get(fact.id) ?? MAP;
    const candidates = beside(at, RADII[fact.kind], extent, DISTANCES, SIDES);
    const name = bestOf(candidates, { bounds: MAP, taken, lines });
    taken.push(name);
    names.set(fact.id, name);
  }
  return names;
}

/** Computes the plan of a board. */
function planned(board: Board): Plan {
  const places = placesOf(board);
  const sites = [...board.spaces.map(({ id }) => places.spaces.get(id) ?? MAP), ...places.waters, ...places.wilds];
  const cells = cellsOf(sites, REACH);
  const paths = board.paths.map((fact): DrawnPath => ({ fact, course: courseOf(fact, board, places) }));
  const lines = paths.flatMap(({ course }) => course.lines);
  const nameOf = spaceNames(board, places.spaces, lines);
  const spaces = new Map(
    board.spaces.map((fact, index): readonly [SpaceId, DrawnSpace] => [
      fact.id,
      {
        fact,
        at: places.spaces.get(fact.id) ?? MAP,
        radius: RADII[fact.kind],
        name: nameOf.get(fact.id) ?? MAP,
        cell: cells[index] ?? [],
      },
    ]),
  );
  const taken = [...spaces.values()].flatMap(({ at, radius, name }) => [boxAround(at, radius * 2 + 2), name]);
  const provinceAt = (number: number): string | null | undefined => board.spaces[number]?.province;
  const isLand = (number: number): boolean =>
    (number >= 0 && number < board.spaces.length) || number >= board.spaces.length + places.waters.length;
  const provinces = board.provinces.map((fact): DrawnProvince => {
    const own = [...spaces.values()].filter(({ fact: { province } }) => province === fact.id);
    const edges = own.flatMap(({ cell }) => cell).filter(({ beyond }) => provinceAt(beyond) !== fact.id);
    return {
      fact,
      cells: own.map(({ cell }) => cell),
      borders: edges.filter(({ beyond }) => isLand(beyond)),
      coasts: edges.filter(({ beyond }) => !isLand(beyond)),
      middle: middleOfAll(own.map(({ at }) => at)),
    };
  });
  return {
    board,
    spaces,
    provinces,
    paths,
    otherLand: [...spaces.values()].filter(({ fact: { province } }) => province === null).map(({ cell }) => cell),
    wilds: cells.slice(board.spaces.length + places.waters.length),
    occupied: taken,
    lines,
    places: new PlaceMemory({ bounds: MAP, taken, lines }),
  };
}

/** Returns the cached plan of a board. */
export const planOf: (board: Board) => Plan = derived(planned);

/** Returns how a space is drawn. Throws if the space is not on the board. */
export function drawnAt(plan: Plan, space: SpaceId): DrawnSpace {
  const drawn = plan.spaces.get(space);
  if (drawn === undefined) throw new RangeError(`no space ${space} on the board`);
  return drawn;
}

const middleOfAll = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, { x }) => sum + x, 0) / Math.max(1, points.length),
  y: points.reduce((sum, { y }) => sum + y, 0) / Math.max(1, points.length),
});
