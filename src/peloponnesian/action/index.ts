/** What can be done, section by section. */
import type { CombatAction } from './combat.js';
import type { ForcesAction } from './forces.js';
import type { MarchAction } from './march.js';
import type { RaidAction } from './raid.js';
import type { SequenceAction } from './sequence.js';
import type { SiegeAction } from './siege.js';
import type { SupplyAction } from './supply.js';
import type { VoyageAction } from './voyage.js';

export type Action =
  SequenceAction | ForcesAction | SupplyAction | SiegeAction | RaidAction | MarchAction | VoyageAction | CombatAction;
export type ActionType = Action['type'];

export type * from './combat.js';
export type * from './forces.js';
export type * from './march.js';
export type * from './raid.js';
export type * from './sequence.js';
export type * from './siege.js';
export type * from './supply.js';
export type * from './voyage.js';
