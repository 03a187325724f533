/** R 4.31.1: what a Surprise card interrupts, as its effect finds it. */
import type { Draft } from 'immer';
import type { FrameKind, FrameOf } from '../frame/index.js';
import type { Turn } from '../pieces.js';
import type { Situation } from '../state.js';
import type { SpaceId } from '../vocabulary.js';

/** The topmost frame of a kind. */
export function matterOf<K extends FrameKind>({ state }: Turn, kind: K): Draft<FrameOf<K>> | undefined {
  const frame = state.stack.findLast((candidate) => candidate.kind === kind);
  return frame as Draft<FrameOf<K>> | undefined;
}

/** Whether a Land Battle is being fought in a space. */
export const inBattle = (situation: Situation, space: SpaceId): boolean =>
  situation.stack.some((frame) => frame.kind === 'landBattle' && frame.space === space);
