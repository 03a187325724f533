/** Frames: those of the base and those of this variant. */
import type { GameFrame as BaseFrame } from '../../conquest/frame/index.js';
import type { CombatFrame } from './combat.js';
import type { CourseFrame } from './course.js';
import type { FleetFrame } from './fleets.js';
import type { SequenceFrame } from './sequence.js';
import type { SetupFrame } from './setup.js';

/** The frames of this variant alone. */
export type OwnFrame =
  // R S4, S5: the set-up
  | SetupFrame
  // R S6: the sequence of play
  | SequenceFrame
  // R S9: combat
  | CombatFrame
  // R S7.1, S11-S14: the course of the game
  | CourseFrame
  // R S5.6, S8: Rhodes, fleets
  | FleetFrame;

export type GameFrame = BaseFrame | OwnFrame;
export type FrameKind = GameFrame['kind'];

export type * from './combat.js';
export type * from './course.js';
export type * from './fleets.js';
export type * from './sequence.js';
export type * from './setup.js';
