/**
 * A second opinion on the board, written from the rules and the coordinates in docs/alexandros.md alone, by names and slow searches.
 * It shares no code with the library.
 */
import type { Board, CardSymbol, GameState, PointId, SideId, SpaceId } from '../../../src/alexandros/index.js';

const KINDS: Readonly<Record<string, CardSymbol | 'open'>> = {
  T: 'temple',
  A: 'amphora',
  H: 'horse',
  L: 'lyre',
  S: 'soldier',
  o: 'open',
};

/** A board as names. */
export interface Land {
  readonly spaces: readonly SpaceId[];
  readonly kind: ReadonlyMap<SpaceId, CardSymbol | 'open'>;
  readonly corners: ReadonlyMap<SpaceId, readonly PointId[]>;
  readonly sidesOf: ReadonlyMap<SpaceId, readonly SideId[]>;
  readonly neighbours: ReadonlyMap<PointId, readonly PointId[]>;
  distance(from: PointId, to: PointId): number;
}

const inOrder = (a: PointId, b: PointId): number => {
  const [lineA = 0, columnA = 0] = a.slice(1).split('.').map(Number);
  const [lineB = 0, columnB = 0] = b.slice(1).split('.').map(Number);
  return lineA - lineB || columnA - columnB;
};

/** The side between two points: the more northern, then the more western, first. */
export const side = (a: PointId, b: PointId): SideId => (inOrder(a, b) < 0 ? `${a}-${b}` : `${b}-${a}`);

const lands = new WeakMap<Board, Land>();

/** The land of a board. */
export function landOf(board: Board): Land {
  const known = lands.get(board);
  if (known !== undefined) return known;
  const kind = new Map<SpaceId, CardSymbol | 'open'>();
  const corners = new Map<SpaceId, readonly PointId[]>();
  board.rows.forEach((letters, r) =>
    [...letters].forEach((letter, index) => {
      const found = KINDS[letter];
      if (found === undefined) return;
      const c = board.firstColumn + index;
      const down = (((c - r) % 2) + 2) % 2 === 0;
      kind.set(`s${r}.${c}`, found);
      corners.set(
        `s${r}.${c}`,
        down
          ? [`p${r}.${c}`, `p${r}.${c + 2}`, `p${r + 1}.${c + 1}`]
          : [`p${r}.${c + 1}`, `p${r + 1}.${c}`, `p${r + 1}.${c + 2}`],
      );
    }),
  );
  const sidesOf = new Map<SpaceId, readonly SideId[]>();
  const neighbours = new Map<PointId, Set<PointId>>();
  for (const [space, [a, b, c]] of corners) {
    if (a === undefined || b === undefined || c === undefined) continue;
    sidesOf.set(space, [side(a, b), side(a, c), side(b, c)]);
    for (const [from, to] of [
      [a, b],
      [a, c],
      [b, c],
    ] as const) {
      neighbours.set(from, (neighbours.get(from) ?? new Set()).add(to));
      neighbours.set(to, (neighbours.get(to) ?? new Set()).add(from));
    }
  }
  const sorted = new Map([...neighbours].map(([point, next]) => [point, [...next].sort(inOrder)]));
  const distances = new Map<PointId, ReadonlyMap<PointId, number>>();
  const from = (start: PointId): ReadonlyMap<PointId, number> => {
    const before = distances.get(start);
    if (before !== undefined) return before;
    const found = new Map<PointId, number>([[start, 0]]);
    for (const [point, steps] of found)
      for (const next of sorted.get(point) ?? []) if (!found.has(next)) found.set(next, steps + 1);
    distances.set(start, found);
    return found;
  };
  const land: Land = {
    spaces: [...kind.keys()],
    kind,
    corners,
    sidesOf,
    neighbours: sorted,
    distance: (a, b) => from(a).get(b) ?? Number.POSITIVE_INFINITY,
  };
  lands.set(board, land);
  return land;
}

/** Fewest new walls on a shortest path: every shortest path is walked, side by side. */
export function newWalls(state: GameState, start: PointId, goal: PointId): number {
  const land = landOf(state.board);
  let front = new Map<PointId, number>([[start, 0]]);
  for (let left = land.distance(start, goal); left > 0; left--) {
    const next = new Map<PointId, number>();
    for (const [point, walls] of front)
      for (const to of land.neighbours.get(point) ?? []) {
        if (land.distance(to, goal) !== left - 1) continue;
        const cost = walls + (state.walls.includes(side(point, to)) ? 0 : 1);
        next.set(to, Math.min(cost, next.get(to) ?? Number.POSITIVE_INFINITY));
      }
    front = next;
  }
  return front.get(goal) ?? Number.POSITIVE_INFINITY;
}

/** R Moving Alexander: the empty spaces of a symbol that are closest to Alexander. */
export function closest(state: GameState, symbol: CardSymbol): readonly SpaceId[] {
  const land = landOf(state.board);
  const empty = land.spaces.filter(
    (space) =>
      land.kind.get(space) === symbol &&
      !(land.sidesOf.get(space) ?? []).some((each) => state.walls.includes(each)) &&
      !(land.corners.get(space) ?? []).includes(state.alexander) &&
      !state.seats.some(({ guards }) => guards.includes(space)),
  );
  const far = (space: SpaceId) =>
    Math.min(...(land.corners.get(space) ?? []).map((corner) => land.distance(state.alexander, corner)));
  const least = Math.min(...empty.map(far));
  return empty.filter((space) => far(space) === least);
}

/** The points of a space that 75 walls in all still allow to be reached. */
export const reachable = (state: GameState, space: SpaceId): readonly PointId[] =>
  (landOf(state.board).corners.get(space) ?? []).filter(
    (corner) => newWalls(state, state.alexander, corner) <= 75 - state.walls.length,
  );

/** R Occupy Province: what walls and the edge close off, in reading order of the first spaces. */
export function regions(state: GameState): readonly (readonly SpaceId[])[] {
  const land = landOf(state.board);
  const bySide = new Map<SideId, SpaceId[]>();
  for (const space of land.spaces)
    for (const each of land.sidesOf.get(space) ?? []) bySide.set(each, [...(bySide.get(each) ?? []), space]);
  const found: SpaceId[][] = [];
  const seen = new Set<SpaceId>();
  for (const first of land.spaces) {
    if (seen.has(first)) continue;
    const region = new Set<SpaceId>([first]);
    for (const space of region)
      for (const each of land.sidesOf.get(space) ?? [])
        if (!state.walls.includes(each)) for (const beyond of bySide.get(each) ?? []) region.add(beyond);
    for (const space of region) seen.add(space);
    found.push(land.spaces.filter((space) => region.has(space)));
  }
  return found;
}
