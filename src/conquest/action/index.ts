/** Actions: each is one small decision of a side or one outcome of chance. */
import type { CombatAction } from './combat.js';
import type { DisplayAction } from './display.js';
import type { EventsAction } from './events.js';
import type { ForcesAction } from './forces.js';
import type { MovementAction } from './movement.js';
import type { ObjectivesAction } from './objectives.js';
import type { SequenceAction } from './sequence.js';
import type { SiegeAction } from './siege.js';
import type { SupplyAction } from './supply.js';

export type Action =
  // R 2, 3: dice and the set-up
  | SequenceAction
  // R 7: supply
  | SupplyAction
  // R 8: movement
  | MovementAction
  // R 9: losses, retreats, combat off the display
  | CombatAction
  // R 10: the Tactical Display
  | DisplayAction
  // R 11, 17.5: sieges
  | SiegeAction
  // R 12, 13: replacements and reinforcements
  | ForcesAction
  // R 14: random events
  | EventsAction
  // R 15.6, 17.4: the succession, mutinies
  | ObjectivesAction;

export type ActionType = Action['type'];

export type * from './base.js';
export type * from './combat.js';
export type * from './display.js';
export type * from './events.js';
export type * from './forces.js';
export type * from './movement.js';
export type * from './objectives.js';
export type * from './sequence.js';
export type * from './siege.js';
export type * from './supply.js';
