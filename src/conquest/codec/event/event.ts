/** The fields of all events: a type, a rule, and their own fields. */
import type * as t from 'io-ts';
import { closed, orNull, type FieldsOf, type Shape } from '../../../core/index.js';
import type { EventType, GameEvent } from '../../event/index.js';
import { literal, postOf } from '../names.js';
import { phrasesOf, rule } from '../phrases.js';
import type { Words } from '../words.js';

/** A codec for each of these types; it is exactly that of the event's type, neither wider nor narrower. */
export type EventCodecs<T extends EventType> = {
  readonly [One in T]: t.Type<Extract<GameEvent, { readonly type: One }>>;
};

type Of<T, P extends Shape> = FieldsOf<P & { readonly type: t.Type<T>; readonly rule: typeof rule }>;

/** Returns an event of one type; `optional`: the fields that can be absent. */
export function said<const T extends string, P extends Shape>(type: T, particulars: P): t.Type<Of<T, P>>;
export function said<const T extends string, P extends Shape, O extends Shape>(
  type: T,
  particulars: P,
  optional: O,
): t.Type<Of<T, P> & Partial<FieldsOf<O>>>;
export function said(type: string, particulars: Shape, optional: Shape = {}): t.Mixed {
  return closed({ ...particulars, type: literal(type), rule }, optional, `the event ${type}`);
}

/** Returns the codecs of the fields of events, for the words of a game. */
export const eventWords = (words: Words) => ({
  ...words,
  ...phrasesOf(words),
  somebody: orNull(words.side),
  post: postOf(words.side),
});
