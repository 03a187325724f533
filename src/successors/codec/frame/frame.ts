/** The parts that all frames share: a kind, and their own fields. */
import type * as t from 'io-ts';
import { closed, type FieldsOf, type Shape } from '../../../core/index.js';
import type { FrameKind, FrameOf } from '../../frame/index.js';
import { only } from '../words.js';

/** A codec for each of these kinds. It accepts exactly the values of the frame's type. */
export type FrameCodecs<K extends FrameKind> = { readonly [One in K]: t.Type<FrameOf<One>> };

/** Returns the codec of one kind of frame. `optional` are the fields of optional rules. */
export function frame<const K extends FrameKind, P extends Shape>(
  kind: K,
  fields: P,
): t.Type<FieldsOf<P & { readonly kind: t.Type<K> }>>;
export function frame<const K extends FrameKind, P extends Shape, O extends Shape>(
  kind: K,
  fields: P,
  optional: O,
): t.Type<FieldsOf<P & { readonly kind: t.Type<K> }> & Partial<FieldsOf<O>>>;
export function frame(kind: FrameKind, fields: Shape, optional: Shape = {}): t.Mixed {
  return closed({ ...fields, kind: only(kind) }, optional, `the frame ${kind}`);
}
