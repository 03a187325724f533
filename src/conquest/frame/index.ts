/** Frames: one kind for each kind of decision or procedure. The last frame of a stack is the topmost. */
import type { CombatFrame } from './combat.js';
import type { DisplayFrame } from './display.js';
import type { EventsFrame } from './events.js';
import type { ForcesFrame } from './forces.js';
import type { MovementFrame } from './movement.js';
import type { ObjectivesFrame } from './objectives.js';
import type { SequenceFrame } from './sequence.js';
import type { SiegesFrame } from './siege.js';
import type { SupplyFrame } from './supply.js';

export type GameFrame =
  // R 3, 4: the set-up and the course of a turn
  | SequenceFrame
  // R 7: supply and what it costs
  | SupplyFrame
  // R 8: movement
  | MovementFrame
  // R 9: combat off the display, and frames that other sections share
  | CombatFrame
  // R 10: the Tactical Display
  | DisplayFrame
  // R 11: sieges
  | SiegesFrame
  // R 12, 13: replacements and reinforcements
  | ForcesFrame
  // R 14: random events
  | EventsFrame
  // R 15.6, 17.3, 17.4: the succession, the King's end, mutinies
  | ObjectivesFrame;

export type FrameKind = GameFrame['kind'];

export type * from './combat.js';
export type * from './display.js';
export type * from './events.js';
export type * from './forces.js';
export type * from './movement.js';
export type * from './objectives.js';
export type * from './row.js';
export type * from './sequence.js';
export type * from './siege.js';
export type * from './supply.js';
