/** R S1.3, S4.3, S12: changes of pieces. Only `deeds` emits these events. */
import type { Said } from '../../conquest/event/base.js';
import type { BaggageId, LeaderId, PlaceId, SideId } from '../../conquest/vocabulary.js';

export type BoardEvent = LeaderChangedSides | BaggageTaken;

/** A leader follows another side from now on. */
export interface LeaderChangedSides extends Said<'leaderChangedSides'> {
  readonly leader: LeaderId;
  readonly from: SideId;
  readonly to: SideId;
}

/** A marker changes sides. */
export interface BaggageTaken extends Said<'baggageTaken'> {
  readonly baggage: BaggageId;
  readonly from: SideId;
  readonly to: SideId;
  readonly at: PlaceId;
}
