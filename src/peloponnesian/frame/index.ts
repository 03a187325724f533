/** What can be being resolved, section by section. The last frame of a stack is resolved first. */
import type { CombatFrame } from './combat.js';
import type { ForcesFrame } from './forces.js';
import type { MarchingFrame } from './march.js';
import type { RaidFrame } from './raid.js';
import type { SequenceFrame } from './sequence.js';
import type { SiegeFrame } from './siege.js';
import type { SupplyStageFrame } from './supply.js';
import type { SailingFrame } from './voyage.js';

export type GameFrame =
  SequenceFrame | ForcesFrame | SupplyStageFrame | SiegeFrame | RaidFrame | MarchingFrame | SailingFrame | CombatFrame;
export type FrameKind = GameFrame['kind'];

export type * from './combat.js';
export type * from './forces.js';
export type * from './march.js';
export type * from './raid.js';
export type * from './sequence.js';
export type * from './siege.js';
export type * from './supply.js';
export type * from './voyage.js';
