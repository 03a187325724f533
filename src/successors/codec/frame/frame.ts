/** What all frames have in common: a kind, and their own fields. */
import type * as t from 'io-ts';
import { closed, type FieldsOf, type Shape } from '../../../core/index.js';
import type { FrameKind, FrameOf } from '../../frame/index.js';
import { only } from '../words.js';

/** A codec for each of these kinds; it is exactly that of the frame's type, neither wider nor narrower. */
export type FrameCodecs<K extends FrameKind> = { readonly [One in K]: t.Type<FrameOf<One>> };

/** A frame of one kind. */
export const frame = <const K extends FrameKind, P extends Shape>(
  kind: K,
  fields: P,
): t.Type<FieldsOf<P & { readonly kind: t.Type<K> }>> =>
  closed({ ...fields, kind: only(kind) }, undefined, `the frame ${kind}`);
