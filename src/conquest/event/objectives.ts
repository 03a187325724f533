/** R 17.3, 17.4: the death of the King, mutiny and treachery. The events of `deeds` report achieved objectives. */
import type { LeaderId, PlaceId, UnitId } from '../vocabulary.js';
import type { Said } from './base.js';

export type ObjectivesEvent = KingsHealthTried | MutinyTried | MoveRefused | TreacheryTried;

/** The die for a king's health was rolled (R 17.3). */
export interface KingsHealthTried extends Said<'kingsHealthTried'> {
  readonly leader: LeaderId;
  readonly die: number;
  readonly dies: boolean;
}

/** The die for a mutiny was rolled; `units` go home, 0: no mutiny (R 17.4). */
export interface MutinyTried extends Said<'mutinyTried'> {
  readonly at: PlaceId;
  /** Objectives that have been secured. */
  readonly objectives: number;
  readonly die: number;
  readonly units: number;
}

/** These units do not move in the next movement phase of their side (R 17.4). */
export interface MoveRefused extends Said<'moveRefused'> {
  readonly units: readonly UnitId[];
}

/** A leader was suspected of treachery; the die says whether the leader is guilty (R 17.4). */
export interface TreacheryTried extends Said<'treacheryTried'> {
  readonly leader: LeaderId;
  readonly die: number;
  readonly guilty: boolean;
}
