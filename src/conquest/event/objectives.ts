/** R 17.3, 17.4: the King's end, mutiny and treachery. What is achieved is told by the deeds. */
import type { LeaderId, PlaceId, UnitId } from '../vocabulary.js';
import type { Said } from './base.js';

export type ObjectivesEvent = KingsHealthTried | MutinyTried | MoveRefused | TreacheryTried;

/** The die has fallen for a king's life (R 17.3). */
export interface KingsHealthTried extends Said<'kingsHealthTried'> {
  readonly leader: LeaderId;
  readonly die: number;
  readonly dies: boolean;
}

/** The die has fallen for the troops: so many units go home, and with none there is no mutiny (R 17.4). */
export interface MutinyTried extends Said<'mutinyTried'> {
  readonly at: PlaceId;
  /** Objectives that have been secured. */
  readonly objectives: number;
  readonly die: number;
  readonly units: number;
}

/** These will not move in the next movement phase of their side (R 17.4). */
export interface MoveRefused extends Said<'moveRefused'> {
  readonly units: readonly UnitId[];
}

/** A leader was suspected, and the die has told whether he plotted (R 17.4). */
export interface TreacheryTried extends Said<'treacheryTried'> {
  readonly leader: LeaderId;
  readonly die: number;
  readonly guilty: boolean;
}
