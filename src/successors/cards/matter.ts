/** R 4.31.1: what a Surprise card interrupts, as its effect finds it. */
import type { Draft } from 'immer';
import type { FrameKind, FrameOf } from '../frame/index.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { SpaceId } from '../vocabulary.js';

/** The topmost frame of a kind, to be written to. */
export const matterOf = <K extends FrameKind>(run: GameRun, kind: K): Draft<FrameOf<K>> | undefined =>
  run.frame(kind) as Draft<FrameOf<K>> | undefined;

/** Whether a Land Battle is being fought in a space. */
export const inBattle = (situation: Situation, space: SpaceId): boolean =>
  situation.stack.some((frame) => frame.kind === 'landBattle' && frame.space === space);
