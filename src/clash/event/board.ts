/** R S1.3, S4.3, S12: what becomes of pieces. Deeds alone say these. */
import type { Said } from '../../conquest/event/base.js';
import type { BaggageId, LeaderId, PlaceId, SideId } from '../../conquest/vocabulary.js';

export type BoardEvent = LeaderChangedSides | BaggageTaken;

/** A leader follows another side from now on. */
export interface LeaderChangedSides extends Said<'leaderChangedSides'> {
  readonly leader: LeaderId;
  readonly from: SideId;
  readonly to: SideId;
}

/** A marker is another side's from now on. */
export interface BaggageTaken extends Said<'baggageTaken'> {
  readonly baggage: BaggageId;
  readonly from: SideId;
  readonly to: SideId;
  readonly at: PlaceId;
}
