/** All events of a game. Each event names the rule it comes from. */
import type { BoardEvent } from './board.js';
import type { CardEvent } from './cards.js';
import type { CombatEvent } from './combat.js';
import type { MovementEvent } from './movement.js';
import type { PhaseEvent } from './phases.js';
import type { SegmentEvent } from './segments.js';
import type { SiegeEvent } from './siege.js';

export type * from './base.js';
export type * from './board.js';
export type * from './cards.js';
export type * from './combat.js';
export type * from './movement.js';
export type * from './phases.js';
export type * from './segments.js';
export type * from './siege.js';

export type GameEvent = BoardEvent | CardEvent | CombatEvent | MovementEvent | PhaseEvent | SegmentEvent | SiegeEvent;
