/** Fields that several components share. */
import type * as t from 'io-ts';
import {
  exactly,
  listOf,
  oneOf,
  text,
  value,
  wholeNumber,
  type Check,
  type Props,
} from '../../../core/index.js';
import {
  CAMPS,
  CITY_SIZES,
  HOMES,
  PLAYERS,
  REGIONS,
  SATRAPIES,
  SEASONS,
  UNIT_TYPES,
  type HexId,
  type Source,
} from '../../vocabulary.js';
import type { Batch } from '../shape/forces.js';

const LONGEST = 40;
/** Names become keys of objects, so the names that every object inherits are refused. */
export const id: t.Type<string> = value(
  'a name such as gulfOfCorinth',
  (u): u is string => typeof u === 'string' && u.length <= LONGEST && /^[a-z][A-Za-z]*$/.test(u) && !(u in {}),
  1,
  { is: 'text', most: LONGEST, pattern: '^[a-z][A-Za-z]*$' },
);
export const title = text(80);

const SOURCE = /^(R ([A-D]|\d).*|(public|inferred|printed|reconstruction): .+|reconstruction)$/;
export const source: t.Type<Source> = value(
  'a source such as "R 5.3", "R C", "public: …", "inferred: …", "printed: …" or "reconstruction"',
  (u): u is Source => typeof u === 'string' && u.length <= 200 && SOURCE.test(u),
  1,
  { is: 'text', most: 200, pattern: SOURCE.source },
);

export const hexId: t.Type<HexId> = value(
  'a hex such as W3731',
  (u): u is HexId => typeof u === 'string' && /^W\d{4}$/.test(u),
  1,
  { is: 'text', most: 5, pattern: '^W\\d{4}$' },
);

/** A flag that is `true` or left out. */
export const marked: t.Type<true> = value('true', (u): u is true => u === true, 1, { is: 'one of', values: [true] });

/** Columns and rows have two digits. */
export const gridNumber = wholeNumber(0, 99);
export const player = oneOf(PLAYERS);
export const camp = oneOf(CAMPS);
export const region = oneOf(REGIONS);
export const home = oneOf(HOMES);
export const satrapy = oneOf(SATRAPIES);
export const season = oneOf(SEASONS);
export const unitType = oneOf(UNIT_TYPES);
export const citySize = oneOf(CITY_SIZES);
export const regionList = listOf(region, REGIONS.length);

/** A morale, and the modifier of a morale or a die. */
export const moraleNumber = wholeNumber(1, 8);
export const modifierNumber = wholeNumber(-10, 10);
export const count = wholeNumber(0, 100);

export const batch = exactly<Batch>('units of a kind', { count: wholeNumber(1, 100), type: unitType, morale: moraleNumber });
export const batchList = listOf(batch, 20);

/** Returns the shape of a row with some fields. Those listed and the source are optional. */
export const row = <A extends object>(name: string, props: Props<A>, optional: readonly (keyof A)[] = []): t.Type<A> =>
  exactly<A>(name, props, ['source' as keyof A, ...optional]);

/** Returns the shape of a pair. */
export const pairOf = <A>(item: Check<A>): t.Type<readonly [A, A]> =>
  value(
    `two of ${item.name}`,
    (u): u is readonly [A, A] => Array.isArray(u) && u.length === 2 && u.every((each) => item.is(each)),
    3,
    { is: 'list', item, least: 2, most: 2 },
  );
