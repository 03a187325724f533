/** Everything that can be in the course of being resolved, as it is written. */
import type * as t from 'io-ts';
import { codecOf, tagged } from '../../../core/index.js';
import type { FrameKind, GameFrame } from '../../frame/index.js';
import { baseWords, type Words } from '../words.js';
import { combatFrames } from './combat.js';
import { displayFrames } from './display.js';
import { eventsFrames } from './events.js';
import { forcesFrames } from './forces.js';
import type { FrameCodecs } from './frame.js';
import { movementFrames } from './movement.js';
import { objectivesFrames } from './objectives.js';
import { sequenceFrames } from './sequence.js';
import { siegeFrames } from './siege.js';
import { supplyFrames } from './supply.js';

/** Returns a codec for every kind of frame. */
export const framesOf = (words: Words): FrameCodecs<FrameKind> => ({
  // R 3, 4
  ...sequenceFrames(words),
  // R 7, 17.1
  ...supplyFrames(words),
  // R 8
  ...movementFrames(words),
  // R 9
  ...combatFrames(words),
  // R 10
  ...displayFrames(words),
  // R 11, 17.5
  ...siegeFrames(words),
  // R 12, 13
  ...forcesFrames(words),
  // R 14
  ...eventsFrames(words),
  // R 15, 17.3, 17.4
  ...objectivesFrames(words),
});

/** Returns one frame, of any kind. */
export const frameOf = (words: Words): t.Type<GameFrame> => tagged('kind', framesOf(words), 'a frame');

/** A frame of the base: its exact shape. Whether it makes sense depends on the state around it. */
export const FrameCodec: t.Type<GameFrame> = codecOf('Frame', frameOf(baseWords));
