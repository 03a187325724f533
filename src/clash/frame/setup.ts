/** R S4.3, S4.4, S5.2, S5.3: frames of the set-up. */
import type { ChoiceId } from '../../conquest/data/shape.js';
import type { BaggageId, LeaderId, ProvinceId, SideId, UnitId } from '../../conquest/vocabulary.js';
import type { LoyaltyId } from '../vocabulary.js';

export type SetupFrame = LoyaltyFrame | PossessionFrame | DisengagementFrame | CupFrame | DeploymentFrame;

/** R S4.3: loyalties are decided one by one; the first of the list is next. */
export interface LoyaltyFrame {
  readonly kind: 'loyalty';
  readonly left: readonly LoyaltyId[];
}

/** R S4.4: the markers at Babylon are disputed one by one, and finally Babylon itself. */
export interface PossessionFrame {
  readonly kind: 'possession';
  readonly province: ProvinceId;
  /** The markers whose possession is still to be decided; `null`: the province. */
  readonly left: readonly (BaggageId | null)[];
}

/** R S4.4: the weaker side at Babylon leaves it. */
export interface DisengagementFrame {
  readonly kind: 'disengagement';
  readonly side: SideId;
  readonly from: ProvinceId;
}

/** R S5.2, S5.3: leaders are drawn from the cup, by one side after the other. */
export interface CupFrame {
  readonly kind: 'cup';
  /** The leaders in the cup. */
  readonly left: readonly LeaderId[];
}

/** R S5.3: the sides deploy their pieces, one by one, and then their walls. */
export interface DeploymentFrame {
  readonly kind: 'deployment';
  /** The claim that is being deployed; `null` before the first. */
  readonly claim: ChoiceId | null;
  /** The choices that follow. */
  readonly left: readonly ChoiceId[];
  /** The pieces that have not been placed yet. */
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
  readonly baggage: readonly BaggageId[];
  readonly walls: number;
}
