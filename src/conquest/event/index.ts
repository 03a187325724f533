/** Events: one for every change of the table, with its rule. */
import type { BoardEvent } from './board.js';
import type { CombatEvent } from './combat.js';
import type { DisplayEvent } from './display.js';
import type { ChanceEvent } from './events.js';
import type { ForcesEvent } from './forces.js';
import type { MovementEvent } from './movement.js';
import type { ObjectivesEvent } from './objectives.js';
import type { SequenceEvent } from './sequence.js';
import type { SiegeEvent } from './siege.js';
import type { SupplyEvent } from './supply.js';

export type GameEvent =
  // R 4, 16: the course of the game
  | SequenceEvent
  // R 7: supply
  | SupplyEvent
  // R 8: movement
  | MovementEvent
  // R 9: combat off the display
  | CombatEvent
  // R 10: the Tactical Display
  | DisplayEvent
  // R 11, 17.2, 17.5: sieges
  | SiegeEvent
  // R 12: replacements
  | ForcesEvent
  // R 14: random events
  | ChanceEvent
  // R 17.3, 17.4: the King's end, mutinies
  | ObjectivesEvent
  // changes of pieces and places by any rule
  | BoardEvent;

export type EventType = GameEvent['type'];

export type * from './base.js';
export type * from './board.js';
export type * from './combat.js';
export type * from './display.js';
export type * from './events.js';
export type * from './forces.js';
export type * from './movement.js';
export type * from './objectives.js';
export type * from './sequence.js';
export type * from './siege.js';
export type * from './supply.js';
