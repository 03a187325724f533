/**
 * Codecs of the vocabulary. Here a name of the map is any well-formed name; `codec/state` checks that the components
 * have it.
 */
import type * as t from 'io-ts';
import { CHANCE, either, oneOf, value, type RuleRef } from '../../core/index.js';
import { hexId, id } from '../data/codec/fields.js';
import {
  HOMES,
  TRAYS,
  UNIT_TYPES,
  type HexId,
  type PieceId,
  type PlaceId,
  type SeaId,
  type UnitId,
} from '../vocabulary.js';

export { camp, hexId, id, marked, player, region, season } from '../data/codec/fields.js';

/** Returns a codec for exactly this text. */
export const literal = <const T extends string>(text: T): t.Type<T> => oneOf([text]);

export const chance = literal(CHANCE);

const LONGEST = 60;
const UNIT = new RegExp(`^(${HOMES.join('|')})-(${UNIT_TYPES.join('|')})-[1-9]-[1-9]\\d{0,3}$`);
export const unitId: t.Type<UnitId> = value(
  'a unit such as boeotia-hoplite-5-3',
  (u): u is UnitId => typeof u === 'string' && u.length <= LONGEST && UNIT.test(u),
  1,
  { is: 'text', most: LONGEST, pattern: UNIT.source },
);

/** A unit or a leader. */
export const pieceId: t.Type<PieceId> = either(unitId, id);
/** A place on the map: a hex or a sea area. */
export const placeOnMap: t.Type<HexId | SeaId> = either(hexId, id);
/** Any place: on the map, or a tray. */
export const placeId: t.Type<PlaceId> = either(placeOnMap, oneOf(TRAYS));

const END = '(?:[a-z][A-Za-z]{0,39}|W\\d{4})';
const WALLS = new RegExp(`^${END} ${END}$`);
export const longWalls: t.Type<string> = value(
  'Long Walls by their two ends, such as "athens piraeus" or "W2337 methone"',
  (u): u is string => typeof u === 'string' && WALLS.test(u),
  1,
  { is: 'text', most: 81, pattern: WALLS.source },
);

const RULE = /^(R|ruling) \S/;
const LONGEST_RULE = 80;
export const rule: t.Type<RuleRef> = value(
  'a rule such as "R 17.5"',
  (u): u is RuleRef => typeof u === 'string' && u.length <= LONGEST_RULE && RULE.test(u),
  1,
  { is: 'text', most: LONGEST_RULE, pattern: RULE.source },
);
