/** The events of a game, section by section. */
import type { CombatEvent } from './combat.js';
import type { ForcesEvent } from './forces.js';
import type { MarchEvent } from './march.js';
import type { RaidEvent } from './raid.js';
import type { SequenceEvent } from './sequence.js';
import type { SiegeEvent } from './siege.js';
import type { SupplyEvent } from './supply.js';
import type { VoyageEvent } from './voyage.js';
import type { CommonEvent } from './common.js';
import type { AssessmentEvent } from './assessment.js';
import type { RevoltEvent } from './revolts.js';
import type { BuildingEvent } from './building.js';
import type { CardEvent } from './cards.js';
import type { PlotEvent } from './plots.js';
import type { FortuneEvent } from './fortune.js';
import type { SicilyEvent } from './sicily.js';
import type { PeaceEvent } from './peace.js';
import type { WingEvent } from './wings.js';
import type { AllianceEvent } from './alliance.js';

export type GameEvent =
  | CommonEvent
  | SequenceEvent
  | ForcesEvent
  | SupplyEvent
  | SiegeEvent
  | RaidEvent
  | MarchEvent
  | VoyageEvent
  | CombatEvent
  | AssessmentEvent
  | RevoltEvent
  | BuildingEvent
  | CardEvent
  | PlotEvent
  | FortuneEvent
  | SicilyEvent
  | PeaceEvent
  | WingEvent
  | AllianceEvent;
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
export type * from './assessment.js';
export type * from './revolts.js';
export type * from './building.js';
export type * from './cards.js';
export type * from './plots.js';
export type * from './fortune.js';
export type * from './sicily.js';
export type * from './peace.js';
export type * from './wings.js';
export type * from './alliance.js';
