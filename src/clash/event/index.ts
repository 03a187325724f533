/** Events: those of the base and those of this variant. */
import type { GameEvent as BaseEvent } from '../../conquest/event/index.js';
import type { BoardEvent } from './board.js';
import type { CombatEvent } from './combat.js';
import type { CourseEvent } from './course.js';
import type { FleetEvent } from './fleets.js';
import type { SequenceEvent } from './sequence.js';

/** The events of this variant alone. */
export type OwnEvent =
  // Events of `deeds`
  | BoardEvent
  // R S4-S6: the set-up, the sequence of play
  | SequenceEvent
  // R S3, S9: combat
  | CombatEvent
  // R S7.1, S11-S14: the course of the game
  | CourseEvent
  // R S5.6, S8: Rhodes, fleets
  | FleetEvent;

export type GameEvent = BaseEvent | OwnEvent;
export type EventType = GameEvent['type'];

export type * from './board.js';
export type * from './combat.js';
export type * from './course.js';
export type * from './fleets.js';
export type * from './sequence.js';
