/** R S4-S6: the set-up and the sequence of play. */
import type { Said } from '../../conquest/event/base.js';
import type { BaggageId, LeaderId, ProvinceId, SideId } from '../../conquest/vocabulary.js';
import type { LoyaltyId } from '../vocabulary.js';

export type SequenceEvent =
  LoyaltySettled | PossessionDecided | Disengaged | LeaderDrawn | InitiativeRolled | OrderSettled;

/** R S4.3: the side that units and leaders follow; without a die if it was certain. */
export interface LoyaltySettled extends Said<'loyaltySettled'> {
  readonly loyalty: LoyaltyId;
  readonly die: number | null;
  readonly side: SideId;
}

/** R S4.4: the side that gets a disputed marker; `null`: the province itself. */
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

/**
 * R S6.2: the die of a side and the ability of its best leader, which is added; no ability is added to a die that
 * breaks a tie.
 */
export interface InitiativeRolled extends Said<'initiativeRolled'> {
  readonly side: SideId;
  readonly die: number;
  readonly ability: number;
}

/** R S5.2, S6.2: the order of play in this turn. */
export interface OrderSettled extends Said<'orderSettled'> {
  readonly order: readonly SideId[];
}
