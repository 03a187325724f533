/** All actions, by players or by chance. One action is one decision. */
import type { CardAction } from './cards.js';
import type { CombatAction } from './combat.js';
import type { MovementAction } from './movement.js';
import type { PhaseAction } from './phases.js';
import type { SegmentAction } from './segments.js';
import type { SiegeAction } from './siege.js';

export type * from './base.js';
export type * from './cards.js';
export type * from './combat.js';
export type * from './movement.js';
export type * from './phases.js';
export type * from './segments.js';
export type * from './siege.js';

export type Action = PhaseAction | SegmentAction | MovementAction | CombatAction | SiegeAction | CardAction;
export type ActionType = Action['type'];
