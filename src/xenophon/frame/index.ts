/** Frames: those of the base, those that variants share, and those of this variant. */
import type { GameFrame as BaseFrame } from '../../conquest/frame/index.js';
import type { ExtensionFrame } from '../../conquest/extension/frame.js';
import type { CombatFrame } from './combat.js';
import type { CourseFrame } from './course.js';

/** The frames of this variant alone. */
export type OwnFrame = CourseFrame | CombatFrame;

export type GameFrame = BaseFrame | ExtensionFrame | OwnFrame;
export type FrameKind = GameFrame['kind'];

export type * from './combat.js';
export type * from './course.js';
