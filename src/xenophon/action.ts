/** Actions: those of the base, those that variants share, and those of this variant. */
import type { Action as BaseAction, Decision } from '../conquest/action/index.js';
import type { ExtensionAction } from '../conquest/extension/action.js';
import type { LeaderId, PlaceId } from '../conquest/vocabulary.js';
import type { Flank } from './vocabulary.js';

/** The actions of this variant alone. */
export type OwnAction =
  // R X2
  | SpendProvisions
  | KeepProvisions
  | Elect
  // R X4
  | MoveFirst
  | MoveSecond
  | OpenRounds
  | AwaitRounds
  // R X7
  | ArrayFirst
  | ArrayLast
  | ClimbHill
  | StayBelow;

export type Action = BaseAction | ExtensionAction | OwnAction;
export type ActionType = Action['type'];

/** R X2.3: the Baggage Train is spent for an army in need. */
export type SpendProvisions = Decision<'spendProvisions'>;

/** R X2.3: it is not. */
export type KeepProvisions = Decision<'keepProvisions'>;

/** R X2.4: the Greeks in this place elect this leader. */
export interface Elect extends Decision<'elect'> {
  readonly leader: LeaderId;
  readonly place: PlaceId;
}

/** R X4.1: the side moves before or after its enemy in this turn. */
export type MoveFirst = Decision<'moveFirst'>;
export type MoveSecond = Decision<'moveSecond'>;

/** R X4.1: the side begins the rounds of this battle, or its enemy does. */
export type OpenRounds = Decision<'openRounds'>;
export type AwaitRounds = Decision<'awaitRounds'>;

/** R X7.2: the side sets up before or after its enemy. */
export type ArrayFirst = Decision<'arrayFirst'>;
export type ArrayLast = Decision<'arrayLast'>;

/** R X7.3, optional: the army of the better leader tries to make a hill of the mountain on this flank. */
export interface ClimbHill extends Decision<'climbHill'> {
  readonly flank: Flank;
}

/** R X7.3, optional: it does not. */
export type StayBelow = Decision<'stayBelow'>;
