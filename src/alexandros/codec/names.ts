/** Codecs of the vocabulary. */
import type * as t from 'io-ts';
import { closed, oneOf, value, wholeNumber } from '../../core/index.js';
import { CARDS_PER_SYMBOL } from '../data/components.js';
import type { CardCounts } from '../data/deck.js';
import { placeOf } from '../geometry/coordinates.js';
import { PLAYERS, SYMBOLS, type PointId, type SideId, type SpaceId } from '../vocabulary.js';

const LONGEST = 40;
const pattern = <A extends string>(name: string, matches: (text: string) => boolean, form: string): t.Type<A> =>
  value(name, (u): u is A => typeof u === 'string' && u.length <= LONGEST && matches(u), 1, {
    is: 'text',
    most: LONGEST,
    pattern: `^${form}$`,
  });

/** The form of two numbers, as a pattern for readers that do not call `placeOf`. */
const PLACE = String.raw`(0|-?[1-9]\d{0,2})\.(0|-?[1-9]\d{0,2})`;

export const player = oneOf(PLAYERS);
export const symbol = oneOf(SYMBOLS);
export const pointId = pattern<PointId>(
  'a point such as p0.2',
  (text) => text.startsWith('p') && placeOf(text) !== undefined,
  `p${PLACE}`,
);
export const spaceId = pattern<SpaceId>(
  'a space such as s0.1',
  (text) => text.startsWith('s') && placeOf(text) !== undefined,
  `s${PLACE}`,
);
export const sideId = pattern<SideId>(
  'a side such as p0.0-p0.2',
  (text) => {
    const points = text.split(/-(?=p)/);
    return points.length === 2 && points.every((point) => point.startsWith('p') && placeOf(point) !== undefined);
  },
  `p${PLACE}-p${PLACE}`,
);

const count = wholeNumber(0, CARDS_PER_SYMBOL);

/** Five counts. */
export const cardCountsCodec: t.Type<CardCounts> = closed({
  temple: count,
  amphora: count,
  horse: count,
  lyre: count,
  soldier: count,
});

/** Five counts without those that are 0. */
export const someCards: t.Type<Partial<CardCounts>> = closed(
  {},
  { temple: count, amphora: count, horse: count, lyre: count, soldier: count },
);

/** Returns a codec for exactly this text. */
export const literal = <T extends string>(text: T): t.Type<T> => oneOf([text]);
