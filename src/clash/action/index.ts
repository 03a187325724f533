/** Actions: what sides and chance can do in this variant, beside all that they can do in the base. */
import type { Action as BaseAction } from '../../conquest/action/index.js';
import type { FleetAction } from './fleets.js';
import type { SequenceAction } from './sequence.js';
import type { SetupAction } from './setup.js';

/** The actions of this variant alone. */
export type OwnAction =
  // R S4, S5: the set-up
  | SetupAction
  // R S6: the sequence of play
  | SequenceAction
  // R S5.6, S8: Rhodes, fleets
  | FleetAction;

export type Action = BaseAction | OwnAction;
export type ActionType = Action['type'];

export type * from './fleets.js';
export type * from './sequence.js';
export type * from './setup.js';
