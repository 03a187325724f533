/** All frames: everything that can be waiting to be resolved. */
import type { CardFrame } from './cards.js';
import type { CombatFrame } from './combat.js';
import type { MovementFrame } from './movement.js';
import type { PhaseFrame } from './phases.js';
import type { SegmentFrame } from './segments.js';
import type { SiegeFrame } from './siege.js';

export type { GateChoice, VisitChoice } from './choices.js';
export type * from './cards.js';
export type * from './event-steps.js';
export type * from './combat.js';
export type * from './movement.js';
export type * from './phases.js';
export type * from './segments.js';
export type * from './siege.js';

export type SuccessorsFrame = PhaseFrame | SegmentFrame | MovementFrame | CombatFrame | SiegeFrame | CardFrame;
export type FrameKind = SuccessorsFrame['kind'];
export type FrameOf<K extends FrameKind> = Extract<SuccessorsFrame, { readonly kind: K }>;
