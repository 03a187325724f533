/** The board in use, compiled: neighbours, provinces and ports, by name and by code. */
import { derived } from '../../core/board/index.js';
import { board as defaultBoard } from '../data/board.js';
import { fleets } from '../data/fleets.js';
import type { Board, ProvinceFact, SpaceFact } from '../data/shape.js';
import { LORD_OF_ASIA_PROVINCES, PATH_COSTS, STRATEGOS_PROVINCE } from '../data/tables.js';
import { FLEETS, PLAYERS, type PathKind, type PlaceKey, type ProvinceId, type SpaceId } from '../vocabulary.js';
import { wordsFor } from './bits.js';
import { NONE } from './codes.js';
import { inside, outside, placeKey, type Post } from './places.js';

/** A path out of a space (R 4.19). */
export interface Way {
  readonly to: SpaceId;
  readonly kind: PathKind;
  /** Its cost in Movement Points (R 8.2). */
  readonly cost: 1 | 2;
  /** The code of the space at its end. */
  readonly code: number;
}

/**
 * A board with its derived facts. The code of a space or province is its index in the board's list. `nowhere` is the
 * code of every space that is not on the board: it has no pieces and no paths.
 */
export interface Geometry {
  readonly board: Board;
  readonly spaces: ReadonlyMap<SpaceId, SpaceFact>;
  readonly provinces: ReadonlyMap<ProvinceId, ProvinceFact>;
  /** Land, Mountain and Strait paths from each space (R 4.1). */
  readonly landWays: ReadonlyMap<SpaceId, readonly Way[]>;
  /** Sea and Trans-Mediterranean paths from each space. */
  readonly seaWays: ReadonlyMap<SpaceId, readonly Way[]>;
  /** The spaces of each province that can be controlled; Transit Points belong to none (R 4.22). */
  readonly spacesOf: ReadonlyMap<ProvinceId, readonly SpaceId[]>;
  /** The Major City of each province that has one. */
  readonly majorCityOf: ReadonlyMap<ProvinceId, SpaceId>;
  /** Provinces that share a Land, Mountain or Strait path (R 4.1). */
  readonly adjacentProvinces: ReadonlyMap<ProvinceId, readonly ProvinceId[]>;
  readonly hellespont: readonly SpaceId[];
  /** The spaces reached by a Sea path (R 4.20). */
  readonly ports: ReadonlySet<SpaceId>;
  readonly codes: ReadonlyMap<SpaceId, number>;
  readonly provinceCodes: ReadonlyMap<ProvinceId, number>;
  readonly nowhere: number;
  readonly byCode: SpacesByCode;
  readonly byProvince: ProvincesByCode;
  readonly places: PlacesByCode;
}

/**
 * Places by code: that of the place outside is twice the code of its space, and that inside one more. A post is the
 * place of a player; the posts of one seat follow those of the seat before.
 */
export interface PlacesByCode {
  /** The number of codes reserved for each seat. */
  readonly perSeat: number;
  /** The number of words with a bit for each place of a seat. */
  readonly words: number;
  /** The posts of every seat. Use these objects instead of creating new ones. */
  readonly posts: readonly Post[];
  /** Their names in plain JSON. */
  readonly keys: readonly PlaceKey[];
}

/** The most frequently used facts of spaces, by code; `nowhere` included. */
export interface SpacesByCode {
  readonly names: readonly SpaceId[];
  /** The codes in alphabetical order of the names. */
  readonly alphabetical: readonly number[];
  readonly landWays: readonly (readonly Way[])[];
  readonly seaWays: readonly (readonly Way[])[];
  readonly isCity: readonly boolean[];
  readonly isTransit: readonly boolean[];
  /** The code of its province; -1: none. */
  readonly province: readonly number[];
  /** The fleets that belong to it or to its province (R 3.4), as bits in the order of `FLEETS`. */
  readonly fleets: readonly number[];
}

/** The most frequently used facts of provinces, by code. */
export interface ProvincesByCode {
  readonly spaces: readonly (readonly number[])[];
  /** The code of its Major City; -1: none. */
  readonly city: readonly number[];
  readonly victoryPoints: readonly number[];
  readonly hellespont: readonly number[];
  /** The provinces of the Lord of Asia (R 7.4), and that of the Strategos of Europe (R 15.2); -1: not on the board. */
  readonly lordOfAsia: readonly number[];
  readonly strategos: number;
}

function placesOf(board: Board): PlacesByCode {
  const nowhere = board.spaces.length;
  const perSeat = 2 * (nowhere + 1);
  const names = [...board.spaces.map(({ id }) => id), ''];
  const posts = PLAYERS.flatMap((player) =>
    names.flatMap((space) => [
      Object.freeze({ player, ...outside(space) }),
      Object.freeze({ player, ...inside(space) }),
    ]),
  );
  return {
    perSeat,
    words: wordsFor(perSeat),
    posts,
    keys: posts.map(({ player, space, inside: within }) => placeKey(player, space, within)),
  };
}

const isSea = (kind: PathKind): boolean => kind === 'sea' || kind === 'transMediterranean';

/** Returns the fleets that belong to a space or to its province, as bits. */
function fleetsOf({ id, province }: SpaceFact): number {
  let bits = 0;
  for (const [code, fleet] of FLEETS.entries()) {
    const { belongsTo } = fleets[fleet];
    if (belongsTo === 'card') continue;
    if ('space' in belongsTo ? belongsTo.space === id : belongsTo.province === province) bits |= 1 << code;
  }
  return bits;
}

function compile(board: Board): Geometry {
  const spaces = new Map(board.spaces.map((space) => [space.id, space]));
  const codes = new Map(board.spaces.map(({ id }, code) => [id, code]));
  const landWays = new Map<SpaceId, Way[]>(board.spaces.map(({ id }) => [id, []]));
  const seaWays = new Map<SpaceId, Way[]>(board.spaces.map(({ id }) => [id, []]));
  const adjacent = new Map<ProvinceId, Set<ProvinceId>>(board.provinces.map(({ id }) => [id, new Set()]));
  for (const { a, b, kind } of board.paths) {
    const ways = isSea(kind) ? seaWays : landWays;
    ways.get(a)?.push({ to: b, kind, cost: PATH_COSTS[kind], code: codes.get(b) ?? codes.size });
    ways.get(b)?.push({ to: a, kind, cost: PATH_COSTS[kind], code: codes.get(a) ?? codes.size });
    const [left, right] = [spaces.get(a)?.province, spaces.get(b)?.province];
    if (!isSea(kind) && left && right && left !== right) {
      adjacent.get(left)?.add(right);
      adjacent.get(right)?.add(left);
    }
  }
  const within = (province: ProvinceId) => board.spaces.filter((space) => space.province === province);
  const cityOf = (province: ProvinceId) => within(province).find(({ kind }) => kind === 'majorCity')?.id;
  const provinceCodes = new Map(board.provinces.map(({ id }, code) => [id, code]));
  const codeOf = (space: SpaceId): number => codes.get(space) ?? codes.size;
  // A custom board may lack provinces that rules name.
  const codeOfProvince = (province: ProvinceId): number => provinceCodes.get(province) ?? NONE;
  const hellespont = board.spaces.filter((space) => space.hellespont).map(({ id }) => id);
  return {
    board,
    spaces,
    provinces: new Map(board.provinces.map((province) => [province.id, province])),
    landWays,
    seaWays,
    spacesOf: new Map(board.provinces.map(({ id }) => [id, within(id).map((space) => space.id)])),
    majorCityOf: new Map(
      board.provinces.flatMap(({ id }) => {
        const city = cityOf(id);
        return city === undefined ? [] : [[id, city] as const];
      }),
    ),
    adjacentProvinces: new Map([...adjacent].map(([id, others]) => [id, [...others]])),
    hellespont,
    ports: new Set(board.paths.flatMap(({ a, b, kind }) => (kind === 'sea' ? [a, b] : []))),
    codes,
    provinceCodes,
    nowhere: codes.size,
    byCode: {
      names: board.spaces.map(({ id }) => id),
      alphabetical: board.spaces
        .map(({ id }) => id)
        .sort()
        .map(codeOf),
      landWays: [...landWays.values(), []],
      seaWays: [...seaWays.values(), []],
      isCity: [...board.spaces.map(({ kind }) => kind === 'majorCity'), false],
      isTransit: [...board.spaces.map(({ kind }) => kind === 'transit'), false],
      province: [...board.spaces.map(({ province }) => (province === null ? NONE : codeOfProvince(province))), NONE],
      fleets: [...board.spaces.map(fleetsOf), 0],
    },
    byProvince: {
      spaces: board.provinces.map(({ id }) => within(id).map((space) => codeOf(space.id))),
      city: board.provinces.map(({ id }) => codes.get(cityOf(id) ?? '') ?? NONE),
      victoryPoints: board.provinces.map(({ victoryPoints }) => victoryPoints),
      hellespont: hellespont.map(codeOf),
      lordOfAsia: LORD_OF_ASIA_PROVINCES.map(codeOfProvince),
      strategos: codeOfProvince(STRATEGOS_PROVINCE),
    },
    places: placesOf(board),
  };
}

const compiled = derived(compile);

/** Returns the geometry of a board, compiled once for each board. */
export const geometryOfBoard = (board: Board = defaultBoard): Geometry => compiled(board);
