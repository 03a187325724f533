/** The types of what the variants have in common: those of the base, and what stands in this folder. */
import type { Frame, FrameRules, Run } from '../../core/index.js';
import type { Action } from '../action/index.js';
import type { RefusalCode } from '../code/index.js';
import type { GameEvent } from '../event/index.js';
import type { GameFrame } from '../frame/index.js';
import type { FamilyTypes } from '../types.js';
import type { FleetAction, SharedAction } from './action.js';
import type { SharedCode } from './code.js';
import type { Carried, SharedEvent } from './event.js';
import type { SharedFrame, VoyageFrame } from './frame.js';

export interface SharedTypes extends FamilyTypes {
  readonly frame: GameFrame | SharedFrame;
  readonly action: Action | SharedAction;
  readonly event: GameEvent | SharedEvent;
  readonly code: RefusalCode | SharedCode;
}

/** Of a game that has nothing of this but fleets. */
export interface FleetTypes extends FamilyTypes {
  readonly frame: GameFrame | VoyageFrame;
  readonly action: Action | FleetAction;
  readonly event: GameEvent | Carried;
  readonly code: RefusalCode | SharedCode;
}

/** The rules of frames of one kind, for every game that has what stands here. */
export type SharedRules<F extends Frame> = FrameRules<SharedTypes, F>;
export type SharedRun = Run<SharedTypes>;
export type FleetRules<F extends Frame> = FrameRules<FleetTypes, F>;
export type FleetRun = Run<FleetTypes>;
