/** R S4-S6: the set-up and the sequence of play. */
import type { Said } from '../../conquest/event/base.js';
import type { BaggageId, LeaderId, ProvinceId, SideId } from '../../conquest/vocabulary.js';
import type { LoyaltyId } from '../vocabulary.js';

export type SequenceEvent =
  LoyaltySettled | PossessionDecided | Disengaged | LeaderDrawn | InitiativeRolled | OrderSettled;

/** R S4.3: whom they follow; without a die where it was certain. */
export interface LoyaltySettled extends Said<'loyaltySettled'> {
  readonly loyalty: LoyaltyId;
  readonly die: number | null;
  readonly side: SideId;
}

/** R S4.4: who has something that was disputed; `null`: the province itself. */
export interface PossessionDecided extends Said<'possessionDecided'> {
  readonly province: ProvinceId;
  readonly baggage: BaggageId | null;
  readonly side: SideId;
}

/** R S4.4: a side has left a province to the other. */
export interface Disengaged extends Said<'disengaged'> {
  readonly side: SideId;
  readonly from: ProvinceId;
  readonly to: ProvinceId;
}

/** R S5.3: a leader has been drawn from the cup. */
export interface LeaderDrawn extends Said<'leaderDrawn'> {
  readonly leader: LeaderId;
  readonly side: SideId;
}

/** R S6.2: a side's die, and the ability of its best leader that is added to it; none is to one that parts equals. */
export interface InitiativeRolled extends Said<'initiativeRolled'> {
  readonly side: SideId;
  readonly die: number;
  readonly ability: number;
}

/** R S5.2, S6.2: who moves after whom in this turn. */
export interface OrderSettled extends Said<'orderSettled'> {
  readonly order: readonly SideId[];
}
