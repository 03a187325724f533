/** The fields of all frames: a kind, and their own fields. */
import type * as t from 'io-ts';
import { closed, type FieldsOf, type Shape } from '../../../core/index.js';
import type { FrameKind, GameFrame } from '../../frame/index.js';
import { literal } from '../names.js';

/** The frame of a kind. */
export type FrameOf<K extends FrameKind> = Extract<GameFrame, { readonly kind: K }>;

/** A codec for each of these kinds; it is exactly that of the frame's type, neither wider nor narrower. */
export type FrameCodecs<K extends FrameKind> = { readonly [One in K]: t.Type<FrameOf<One>> };

/** Returns a frame of one kind; `optional`: what is not there in every game. */
export function frame<const K extends string, P extends Shape>(
  kind: K,
  fields: P,
): t.Type<FieldsOf<P & { readonly kind: t.Type<K> }>>;
export function frame<const K extends string, P extends Shape, O extends Shape>(
  kind: K,
  fields: P,
  optional: O,
): t.Type<FieldsOf<P & { readonly kind: t.Type<K> }> & Partial<FieldsOf<O>>>;
export function frame(kind: string, fields: Shape, optional: Shape = {}): t.Mixed {
  return closed({ ...fields, kind: literal(kind) }, optional, `the frame ${kind}`);
}
