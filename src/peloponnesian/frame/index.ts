/** The frames of a game, section by section. The last frame of a stack is resolved first. */
import type { CombatFrame } from './combat.js';
import type { ForcesFrame } from './forces.js';
import type { MarchingFrame } from './march.js';
import type { RaidFrame } from './raid.js';
import type { SequenceFrame } from './sequence.js';
import type { SiegeFrame } from './siege.js';
import type { SupplyStageFrame } from './supply.js';
import type { SailingFrame } from './voyage.js';
import type { AssessmentSectionFrame } from './assessment.js';
import type { RevoltSectionFrame } from './revolts.js';
import type { BuildingSectionFrame } from './building.js';
import type { CardSectionFrame } from './cards.js';
import type { FortuneSectionFrame } from './fortune.js';
import type { PeaceSectionFrame } from './peace.js';
import type { WingSectionFrame } from './wings.js';
import type { AllianceSectionFrame } from './alliance.js';

export type GameFrame =
  | SequenceFrame
  | ForcesFrame
  | SupplyStageFrame
  | SiegeFrame
  | RaidFrame
  | MarchingFrame
  | SailingFrame
  | CombatFrame
  | AssessmentSectionFrame
  | RevoltSectionFrame
  | BuildingSectionFrame
  | CardSectionFrame
  | FortuneSectionFrame
  | PeaceSectionFrame
  | WingSectionFrame
  | AllianceSectionFrame;
export type FrameKind = GameFrame['kind'];

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
export type * from './fortune.js';
export type * from './peace.js';
export type * from './wings.js';
export type * from './alliance.js';
