/** Actions: those of the base and those of this variant. */
import type { Action as BaseAction } from '../../conquest/action/index.js';
import type { CombatAction } from './combat.js';
import type { CourseAction } from './course.js';
import type { FleetAction } from './fleets.js';
import type { SequenceAction } from './sequence.js';
import type { SetupAction } from './setup.js';

/** The actions of this variant alone. */
export type OwnAction =
  // R S4, S5: the set-up
  | SetupAction
  // R S6: the sequence of play
  | SequenceAction
  // R S9: combat
  | CombatAction
  // R S7.1, S11-S14: the course of the game
  | CourseAction
  // R S5.6, S8: Rhodes, fleets
  | FleetAction;

export type Action = BaseAction | OwnAction;
export type ActionType = Action['type'];

export type * from './combat.js';
export type * from './course.js';
export type * from './fleets.js';
export type * from './sequence.js';
export type * from './setup.js';
