/** The board in use, compiled: neighbours, provinces and ports by name. */
import { undrafted } from '../../core/draft.js';
import { board as defaultBoard } from '../data/board.js';
import type { Board, ProvinceFact, SpaceFact } from '../data/shape.js';
import { PATH_COSTS } from '../data/tables.js';
import type { Situation, StackKey } from '../state.js';
import { PLAYERS, type PathKind, type PlayerId, type ProvinceId, type SpaceId } from '../vocabulary.js';

/** A way out of a space (R 4.19). */
export interface Way {
  readonly to: SpaceId;
  readonly kind: PathKind;
  /** Movement Points (R 8.2). */
  readonly cost: 1 | 2;
}

/** A board with its derived facts at hand. */
export interface Geometry {
  readonly board: Board;
  readonly spaces: ReadonlyMap<SpaceId, SpaceFact>;
  readonly provinces: ReadonlyMap<ProvinceId, ProvinceFact>;
  /** Land, Mountain and Strait paths from each space (R 4.1). */
  readonly landWays: ReadonlyMap<SpaceId, readonly Way[]>;
  /** Sea and Trans-Mediterranean paths from each space. */
  readonly seaWays: ReadonlyMap<SpaceId, readonly Way[]>;
  /** The controllable spaces of each province, Transit Points having none (R 4.22). */
  readonly spacesOf: ReadonlyMap<ProvinceId, readonly SpaceId[]>;
  /** The Major City of each province that has one. */
  readonly majorCityOf: ReadonlyMap<ProvinceId, SpaceId>;
  /** Provinces that share a Land, Mountain or Strait path (R 4.1). */
  readonly adjacentProvinces: ReadonlyMap<ProvinceId, readonly ProvinceId[]>;
  readonly hellespont: readonly SpaceId[];
  /** The spaces reached by a Sea path (R 4.20). */
  readonly ports: ReadonlySet<SpaceId>;
  /** The keys of all stacks that there can be, spelled out once: stacks are looked up more often than anything else. */
  readonly stackKeys: Readonly<Record<'outside' | 'within', KeysOfPlayers>>;
}

/** The keys of each player's stacks by space. */
type KeysOfPlayers = Readonly<Record<PlayerId, ReadonlyMap<SpaceId, StackKey>>>;

/** The key under which a stack is kept. */
export const stackKey = (player: PlayerId, space: SpaceId, inside = false): StackKey =>
  inside ? `${player}:${space}:inside` : `${player}:${space}`;

const isSea = (kind: PathKind): boolean => kind === 'sea' || kind === 'transMediterranean';

function compile(board: Board): Geometry {
  const spaces = new Map(board.spaces.map((space) => [space.id, space]));
  const landWays = new Map<SpaceId, Way[]>(board.spaces.map(({ id }) => [id, []]));
  const seaWays = new Map<SpaceId, Way[]>(board.spaces.map(({ id }) => [id, []]));
  const adjacent = new Map<ProvinceId, Set<ProvinceId>>(board.provinces.map(({ id }) => [id, new Set()]));
  for (const { a, b, kind } of board.paths) {
    const ways = isSea(kind) ? seaWays : landWays;
    ways.get(a)?.push({ to: b, kind, cost: PATH_COSTS[kind] });
    ways.get(b)?.push({ to: a, kind, cost: PATH_COSTS[kind] });
    const [left, right] = [spaces.get(a)?.province, spaces.get(b)?.province];
    if (!isSea(kind) && left && right && left !== right) {
      adjacent.get(left)?.add(right);
      adjacent.get(right)?.add(left);
    }
  }
  const within = (province: ProvinceId) => board.spaces.filter((space) => space.province === province);
  return {
    board,
    spaces,
    provinces: new Map(board.provinces.map((province) => [province.id, province])),
    landWays,
    seaWays,
    spacesOf: new Map(board.provinces.map(({ id }) => [id, within(id).map((space) => space.id)])),
    majorCityOf: new Map(
      board.provinces.flatMap(({ id }) =>
        within(id)
          .filter(({ kind }) => kind === 'majorCity')
          .slice(0, 1)
          .map((city) => [id, city.id] as const),
      ),
    ),
    adjacentProvinces: new Map([...adjacent].map(([id, others]) => [id, [...others]])),
    hellespont: board.spaces.filter(({ hellespont }) => hellespont).map(({ id }) => id),
    ports: new Set(board.paths.flatMap(({ a, b, kind }) => (kind === 'sea' ? [a, b] : []))),
    stackKeys: { outside: keysOf(board, false), within: keysOf(board, true) },
  };
}

const keysOf = (board: Board, inside: boolean): KeysOfPlayers =>
  Object.fromEntries(
    PLAYERS.map((player) => [player, new Map(board.spaces.map(({ id }) => [id, stackKey(player, id, inside)]))]),
  ) as Record<PlayerId, Map<SpaceId, StackKey>>;

const compiled = new WeakMap<Board, Geometry>();
const defaultGeometry = geometryOfBoard(defaultBoard);

function geometryOfBoard(board: Board): Geometry {
  let geometry = compiled.get(board);
  if (geometry === undefined) compiled.set(board, (geometry = compile(board)));
  return geometry;
}

/** The geometry of the board that a game is played on. */
export function geometryOf(situation: Pick<Situation, 'options'>): Geometry {
  const { board } = situation.options;
  if (board === undefined) return defaultGeometry;
  return geometryOfBoard(undrafted(board));
}

/** The facts of a space; a space that is not on the board is a fault of the caller. */
export function spaceFact(situation: Pick<Situation, 'options'>, space: SpaceId): SpaceFact {
  const fact = geometryOf(situation).spaces.get(space);
  if (fact === undefined) throw new RangeError(`no space ${space} on the board`);
  return fact;
}

/** Land, Mountain and Strait paths out of a space. */
export const landWays = (situation: Pick<Situation, 'options'>, space: SpaceId): readonly Way[] =>
  geometryOf(situation).landWays.get(space) ?? [];

/** Sea and Trans-Mediterranean paths out of a space. */
export const seaWays = (situation: Pick<Situation, 'options'>, space: SpaceId): readonly Way[] =>
  geometryOf(situation).seaWays.get(space) ?? [];

/** The Land, Mountain or Strait path between two spaces, if there is one. */
export const landWay = (situation: Pick<Situation, 'options'>, from: SpaceId, to: SpaceId): Way | undefined =>
  landWays(situation, from).find((way) => way.to === to);

export const isMajorCity = (situation: Pick<Situation, 'options'>, space: SpaceId): boolean =>
  spaceFact(situation, space).kind === 'majorCity';
export const isTransit = (situation: Pick<Situation, 'options'>, space: SpaceId): boolean =>
  spaceFact(situation, space).kind === 'transit';
/** A space reached by a Sea path (R 4.20). */
export const isPort = (situation: Pick<Situation, 'options'>, space: SpaceId): boolean =>
  geometryOf(situation).ports.has(space);
