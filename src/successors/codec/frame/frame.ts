/** What all frames have in common: a kind, and their own fields. */
import type * as t from 'io-ts';
import { closed, type FieldsOf, type Shape } from '../../../core/index.js';
import type { FrameKind, FrameOf } from '../../frame/index.js';
import { only } from '../words.js';

/** A codec for each of these kinds; it is exactly that of the frame's type, neither wider nor narrower. */
export type FrameCodecs<K extends FrameKind> = { readonly [One in K]: t.Type<FrameOf<One>> };

/** A frame of one kind; `optional`: what optional rules alone remember. */
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
