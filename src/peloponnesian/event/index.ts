/** What happens, section by section. */
import type { CombatEvent } from './combat.js';
import type { ForcesEvent } from './forces.js';
import type { MarchEvent } from './march.js';
import type { RaidEvent } from './raid.js';
import type { SequenceEvent } from './sequence.js';
import type { SiegeEvent } from './siege.js';
import type { SupplyEvent } from './supply.js';
import type { VoyageEvent } from './voyage.js';
import type { CommonEvent } from './common.js';

export type GameEvent =
  | CommonEvent
  | SequenceEvent
  | ForcesEvent
  | SupplyEvent
  | SiegeEvent
  | RaidEvent
  | MarchEvent
  | VoyageEvent
  | CombatEvent;
export type EventType = GameEvent['type'];

export type * from './combat.js';
export type * from './common.js';
export type * from './forces.js';
export type * from './march.js';
export type * from './raid.js';
export type * from './sequence.js';
export type * from './siege.js';
export type * from './supply.js';
export type * from './voyage.js';
