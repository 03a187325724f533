/** Codecs of all frames. */
import type * as t from 'io-ts';
import { codecOf, tagged } from '../../../core/index.js';
import type { FrameKind, SuccessorsFrame } from '../../frame/index.js';
import { anyWords, type Words } from '../words.js';
import { combatFrames } from './combat.js';
import type { FrameCodecs } from './frame.js';
import { movementFrames } from './movement.js';
import { phaseFrames } from './phases.js';
import { segmentFrames } from './segments.js';
import { siegeFrames } from './siege.js';

/** Returns a codec for every kind of frame. */
export const framesOf = (words: Words): FrameCodecs<FrameKind> => ({
  ...phaseFrames(words),
  ...segmentFrames(words),
  ...movementFrames(words),
  ...combatFrames(words),
  ...siegeFrames(words),
});

/** Returns the codec of a frame of any kind. */
export const frameOf = (words: Words): t.Type<SuccessorsFrame> => tagged('kind', framesOf(words), 'a frame');

/** The codec of a frame of any game. It checks the shape; whether the frame is consistent depends on its state. */
export const FrameCodec: t.Type<SuccessorsFrame> = codecOf('Frame', frameOf(anyWords));
