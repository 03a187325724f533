/** The actions of a game, section by section. */
import type { CombatAction } from './combat.js';
import type { ForcesAction } from './forces.js';
import type { MarchAction } from './march.js';
import type { RaidAction } from './raid.js';
import type { SequenceAction } from './sequence.js';
import type { SiegeAction } from './siege.js';
import type { SupplyAction } from './supply.js';
import type { VoyageAction } from './voyage.js';
import type { AssessmentAction } from './assessment.js';
import type { RevoltAction } from './revolts.js';
import type { BuildingAction } from './building.js';
import type { CardAction } from './cards.js';
import type { PlotAction } from './plots.js';
import type { FortuneAction } from './fortune.js';
import type { SicilyAction } from './sicily.js';
import type { PeaceAction } from './peace.js';
import type { WingAction } from './wings.js';
import type { AllianceAction } from './alliance.js';

export type Action =
  | SequenceAction
  | ForcesAction
  | SupplyAction
  | SiegeAction
  | RaidAction
  | MarchAction
  | VoyageAction
  | CombatAction
  | AssessmentAction
  | RevoltAction
  | BuildingAction
  | CardAction
  | PlotAction
  | FortuneAction
  | SicilyAction
  | PeaceAction
  | WingAction
  | AllianceAction;
export type ActionType = Action['type'];

export type * from './combat.js';
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
