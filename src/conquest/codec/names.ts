/** Codecs of the vocabulary. */
import type * as t from 'io-ts';
import { closed, oneOf, value, type FieldsOf, type Shape } from '../../core/index.js';
import type { Line, Post } from '../data/display.js';
import { BOXES, type SideId, type UnitId } from '../vocabulary.js';

const LONGEST = 40;
/** The name of a kind and the number of the counter. */
const LONGEST_PIECE = LONGEST + 4;

/** The codec of an id of the components in use. Whether the id exists is checked by them. */
export const name: t.Type<string> = value(
  'a name such as upperIndia',
  (u): u is string => typeof u === 'string' && u.length <= LONGEST && /^[a-z][A-Za-z]*$/.test(u),
  1,
  { is: 'text', most: LONGEST, pattern: '^[a-z][A-Za-z]*$' },
);

/** The name of a unit or of a leader. */
export const pieceName: t.Type<string> = value(
  'a piece such as phalanx-3 or alexander',
  (u): u is string => typeof u === 'string' && u.length <= LONGEST_PIECE && /^[a-z][A-Za-z]*(-[1-9]\d{0,2})?$/.test(u),
  1,
  { is: 'text', most: LONGEST_PIECE, pattern: String.raw`^[a-z][A-Za-z]*(-[1-9]\d{0,2})?$` },
);

/** The name of a unit. */
export const unitName: t.Type<UnitId> = value(
  'a unit such as phalanx-3',
  (u): u is UnitId => typeof u === 'string' && u.length <= LONGEST_PIECE && /^[a-z][A-Za-z]*-[1-9]\d{0,2}$/.test(u),
  1,
  { is: 'text', most: LONGEST_PIECE, pattern: String.raw`^[a-z][A-Za-z]*-[1-9]\d{0,2}$` },
);

/** The name of a force: a side, a nation that is apart, or a group of raiders. */
export const forceName: t.Type<string> = value(
  'a force such as indian or band-3',
  (u): u is string => typeof u === 'string' && u.length <= LONGEST_PIECE && /^[a-z][A-Za-z]*(-[1-9]\d{0,2})?$/.test(u),
  1,
  { is: 'text', most: LONGEST_PIECE, pattern: String.raw`^[a-z][A-Za-z]*(-[1-9]\d{0,2})?$` },
);

/** Returns a codec for exactly this text. */
export const literal = <T extends string>(text: T): t.Type<T> => oneOf([text]);

type Decision<T extends string> = { readonly type: t.Type<T>; readonly player: t.Type<SideId> };

/** Returns a function that makes the codec of a type of decision from its details. */
export function decisionsOf(side: t.Type<SideId>) {
  function decision<const T extends string>(type: T): t.Type<FieldsOf<Decision<T>>>;
  function decision<const T extends string, P extends Shape>(type: T, details: P): t.Type<FieldsOf<Decision<T> & P>>;
  function decision(type: string, details: Shape = {}): t.Mixed {
    return closed({ type: literal(type), player: side, ...details });
  }
  return decision;
}

/** A box of an army on the Tactical Display. */
export const box = oneOf(BOXES);
export const postOf = (side: t.Type<SideId>): t.Type<Post> => closed({ army: side, box });

/** A line of a box. */
export const line: t.Type<Line> = oneOf([1, 2]);
