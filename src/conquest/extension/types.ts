/**
 * The types of the extension: rules for fleets and offensives, which variants add to the base and the base does not
 * know.
 */
import type { Frame, FrameRules, Run } from '../../core/index.js';
import type { Action } from '../action/index.js';
import type { RefusalCode } from '../code/index.js';
import type { GameEvent } from '../event/index.js';
import type { GameFrame } from '../frame/index.js';
import type { FamilyTypes } from '../types.js';
import type { FleetAction, ExtensionAction } from './action.js';
import type { ExtensionCode } from './code.js';
import type { Carried, ExtensionEvent } from './event.js';
import type { ExtensionFrame, VoyageFrame } from './frame.js';

export interface ExtensionTypes extends FamilyTypes {
  readonly frame: GameFrame | ExtensionFrame;
  readonly action: Action | ExtensionAction;
  readonly event: GameEvent | ExtensionEvent;
  readonly code: RefusalCode | ExtensionCode;
}

/** The types of a game that only has the fleets of the extension. */
export interface FleetTypes extends FamilyTypes {
  readonly frame: GameFrame | VoyageFrame;
  readonly action: Action | FleetAction;
  readonly event: GameEvent | Carried;
  readonly code: RefusalCode | ExtensionCode;
}

/** The rules of frames of one kind, for every game that takes the whole extension. */
export type ExtensionRules<F extends Frame> = FrameRules<ExtensionTypes, F>;
export type ExtensionRun = Run<ExtensionTypes>;
export type FleetRules<F extends Frame> = FrameRules<FleetTypes, F>;
export type FleetRun = Run<FleetTypes>;
