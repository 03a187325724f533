/** R 4: the codec of custom boards. */
import type * as t from 'io-ts';
import {
  codecOf, decoderOf, exactly, flag, isRecord, listOf, loosely, oneOf, orNull, realNumber, rowsOf, wholeNumber,
  type Decode, type Finding, type Loose, type Props,
} from '../../../core/index.js';
import { PATH_KINDS, REGIONS, SPACE_KINDS, type SpaceId } from '../../vocabulary.js';
import { MAP_EXTENT } from '../extent.js';
import type { Board, PathFact, ProvinceFact, SpaceFact } from '../shape.js';
import { HELLESPONT_SPACES } from '../tables.js';
import { identifier, name, source } from './fields.js';
import { namedProvinces, namedSpaces, REGION_OF, RESERVED_NAMES } from './named.js';

const provinceProps: Props<ProvinceFact> = {
  id: identifier,
  name,
  region: oneOf(REGIONS),
  victoryPoints: wholeNumber(0, 20),
  source,
};

const spaceProps: Props<SpaceFact> = {
  id: identifier,
  name,
  kind: oneOf(SPACE_KINDS),
  province: orNull(identifier),
  independent: oneOf([0, 1, 3]),
  siegeModifier: wholeNumber(-5, 5),
  hellespont: flag,
  latitude: realNumber(-90, 90),
  longitude: realNumber(-180, 180),
  x: realNumber(0, MAP_EXTENT.width),
  y: realNumber(0, MAP_EXTENT.height),
  source,
};

const pathProps: Props<PathFact> = {
  a: identifier,
  b: identifier,
  kind: oneOf(PATH_KINDS),
  source,
};

const BoardShape: t.Type<Board> = exactly<Board>('a board', {
  name,
  provinces: listOf(exactly('a province', provinceProps, ['source']), 200, 1),
  spaces: listOf(exactly('a space', spaceProps, ['x', 'y', 'source']), 1000, 1),
  paths: listOf(exactly('a path', pathProps, ['source']), 5000, 1),
});

/** What could be decoded of a board, faulty rows included. A row keeps its index. */
interface Sketch {
  readonly provinces: readonly Loose<ProvinceFact>[];
  readonly spaces: readonly Loose<SpaceFact>[];
  readonly paths: readonly Loose<PathFact>[];
}

const sketch = ({ provinces, spaces, paths }: Readonly<Record<string, unknown>>): Sketch => ({
  provinces: rowsOf(provinces).map((row) => loosely(provinceProps, row)),
  spaces: rowsOf(spaces).map((row) => loosely(spaceProps, row)),
  paths: rowsOf(paths).map((row) => loosely(pathProps, row)),
});

function* uniqueIds(list: 'provinces' | 'spaces', rows: readonly { readonly id?: string | undefined }[]): Generator<Finding> {
  const seen = new Map<string, number>();
  for (const [index, { id }] of rows.entries()) {
    if (id === undefined) continue;
    const first = seen.get(id);
    if (first === undefined) seen.set(id, index);
    else yield { keys: [list, index, 'id'], message: `${id} is already ${list}[${first}]` };
  }
}

/** Finds faults of provinces (R 4.22, 4.23). */
function* provinceFindings({ provinces, spaces }: Sketch): Generator<Finding> {
  yield* uniqueIds('provinces', provinces);
  for (const [index, { id, region }] of provinces.entries()) {
    if (id === undefined) continue;
    const keys = ['provinces', index];
    if (REGIONS.some((other) => other === id)) yield { keys: [...keys, 'id'], message: `${id} is the name of a region` };
    const expected = Object.hasOwn(REGION_OF, id) ? REGION_OF[id] : undefined;
    if (region !== undefined && expected !== undefined && region !== expected) {
      yield { keys: [...keys, 'region'], message: `R 4.23 puts ${id} into ${expected}` };
    }
    const inside = spaces.filter((space) => space.province === id);
    if (inside.length === 0) yield { keys, message: `${id} has no spaces` };
    const cities = inside.filter(({ kind }) => kind === 'majorCity');
    if (cities.length > 1) yield { keys, message: `${id} has ${cities.length} Major Cities` };
  }
}

/** Finds faults of spaces (R 4.16, 4.27, 5.7, 7.4, 13.2.1). */
function* spaceFindings({ provinces, spaces, paths }: Sketch): Generator<Finding> {
  yield* uniqueIds('spaces', spaces);
  const known = new Set(provinces.map(({ id }) => id));
  const ports = portsOf(paths);
  for (const [index, { id, kind, province, independent, siegeModifier, hellespont }] of spaces.entries()) {
    const keys = ['spaces', index];
    if (id !== undefined && RESERVED_NAMES.has(id)) yield { keys: [...keys, 'id'], message: `${id} stands for something else where spaces are named` };
    if (typeof province === 'string' && !known.has(province)) yield { keys: [...keys, 'province'], message: `there is no province ${province}` };
    if (hellespont === true && id !== undefined && !ports.has(id)) {
      yield { keys: [...keys, 'hellespont'], message: 'the spaces of the Hellespont are ports, and no sea path ends here' };
    }
    if (kind === undefined) continue;
    if (kind === 'transit' && typeof province === 'string') yield { keys: [...keys, 'province'], message: 'a Transit Point lies in no province' };
    if (kind !== 'transit' && province === null) yield { keys: [...keys, 'province'], message: 'only a Transit Point lies in no province' };
    if (kind !== 'majorCity' && siegeModifier !== undefined && siegeModifier !== 0) {
      yield { keys: [...keys, 'siegeModifier'], message: 'only a Major City has a siege modifier' };
    }
    const side = kind === 'transit' ? 0 : kind === 'minorCity' ? 1 : 3;
    if (independent !== undefined && independent !== 0 && independent !== side) {
      yield { keys: [...keys, 'independent'], message: `the Independent marker of this kind of space has side ${side}` };
    }
    if (kind === 'transit' && hellespont === true) yield { keys: [...keys, 'hellespont'], message: 'a Transit Point cannot be controlled' };
  }
  const straits = spaces.filter(({ hellespont }) => hellespont === true).length;
  if (spaces.every(({ hellespont }) => hellespont !== undefined) && straits !== HELLESPONT_SPACES) {
    yield { keys: ['spaces'], message: `${straits} spaces lie on the Hellespont, not ${HELLESPONT_SPACES}` };
  }
}

/** Returns every space that a sea path leads to (R 4.20). */
const portsOf = (paths: Sketch['paths']): ReadonlySet<SpaceId | undefined> =>
  new Set(paths.filter(({ kind }) => kind === 'sea').flatMap(({ a, b }) => [a, b]));

const bySea = (kind: PathFact['kind']): boolean => kind === 'sea' || kind === 'transMediterranean';

/** Finds spaces that are drawn neither at coordinates nor by their degrees. */
function* drawingFindings({ spaces }: Sketch): Generator<Finding> {
  for (const [index, { x, y }] of spaces.entries()) {
    if ((x === undefined) !== (y === undefined)) yield { keys: ['spaces', index, x === undefined ? 'y' : 'x'], message: 'x and y go together' };
  }
}

/** Finds faults of paths (R 4.19, 4.20). */
function* pathFindings({ spaces, paths }: Sketch): Generator<Finding> {
  const known = new Set(spaces.map(({ id }) => id));
  const ports = portsOf(paths);
  const seen = new Map<string, number>();
  for (const [index, { a, b, kind }] of paths.entries()) {
    const keys = ['paths', index];
    for (const [end, id] of [['a', a], ['b', b]] as const) {
      if (id === undefined) continue;
      if (!known.has(id)) yield { keys: [...keys, end], message: `there is no space ${id}` };
      else if (kind === 'transMediterranean' && !ports.has(id)) yield { keys: [...keys, end], message: `${id} is no port: no sea path ends there` };
    }
    if (a === undefined || b === undefined || kind === undefined) continue;
    if (a === b) yield { keys, message: `a path from ${a} to itself` };
    const way = `${[a, b].sort().join(' ')} ${bySea(kind) ? 'by sea' : 'by land'}`;
    const first = seen.get(way);
    if (first === undefined) seen.set(way, index);
    else yield { keys, message: `${a} and ${b} are already joined ${bySea(kind) ? 'by sea' : 'by land'} by paths[${first}]` };
  }
}

/** Finds spaces that cannot be reached from the first one. */
function* connectionFindings({ spaces, paths }: Sketch): Generator<Finding> {
  const neighbours = new Map<SpaceId, SpaceId[]>(spaces.flatMap(({ id }) => (id === undefined ? [] : [[id, []]])));
  for (const { a, b } of paths) {
    if (a === undefined || b === undefined) continue;
    neighbours.get(a)?.push(b);
    neighbours.get(b)?.push(a);
  }
  const [start] = neighbours.keys();
  const reached = new Set<SpaceId>();
  const open = start === undefined ? [] : [start];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    open.push(...(neighbours.get(id) ?? []));
  }
  for (const [index, { id }] of spaces.entries()) {
    if (id !== undefined && !reached.has(id)) yield { keys: ['spaces', index], message: `no way leads from ${start} to ${id}` };
  }
}

/** Finds provinces and spaces that the rules name and the board lacks. */
function* namedFindings({ provinces, spaces }: Sketch): Generator<Finding> {
  const known = new Set(provinces.map(({ id }) => id));
  const missing = new Set<string>();
  for (const { province, rule } of namedProvinces) {
    if (known.has(province) || missing.has(province)) continue;
    missing.add(province);
    yield { keys: ['provinces'], message: `there is no province ${province}, which ${rule} names` };
  }
  const places = new Map(spaces.map((space, index) => [space.id, { ...space, index }]));
  missing.clear();
  for (const { space, rule, majorCity, province } of namedSpaces) {
    const place = places.get(space);
    if (place === undefined) {
      if (!missing.has(space)) yield { keys: ['spaces'], message: `there is no space ${space}, which ${rule} names` };
      missing.add(space);
      continue;
    }
    const keys = ['spaces', place.index];
    if (majorCity && place.kind !== undefined && place.kind !== 'majorCity') yield { keys: [...keys, 'kind'], message: `${rule} needs ${space} as a Major City` };
    if (place.kind === 'transit') yield { keys: [...keys, 'kind'], message: `${rule} needs ${space} as more than a Transit Point` };
    if (province !== undefined && place.province !== undefined && place.province !== province) {
      yield { keys: [...keys, 'province'], message: `${rule} needs ${space} in ${province}` };
    }
  }
}

const boardFindings = (copy: unknown): readonly Finding[] => {
  if (!isRecord(copy)) return [];
  const understood = sketch(copy);
  return [provinceFindings, spaceFindings, drawingFindings, pathFindings, connectionFindings, namedFindings].flatMap((check) => [...check(understood)]);
};

/**
 * The codec of a board: shapes, identifiers, references, connections, and all names that the rules use. It decodes to a
 * plain copy and never throws.
 */
export const BoardCodec: t.Type<Board> = codecOf('Board', BoardShape, boardFindings);

/**
 * Decodes a board, or returns all faults.
 *
 * @example
 * decodeBoard(JSON.parse(text)) // right(board) or left({ code: 'invalidInput', faults: [{ path: '$.spaces[3].kind', message: '…' }, …], … })
 */
export const decodeBoard: Decode<Board> = decoderOf(BoardCodec);
