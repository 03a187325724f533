/** R S4.3, S4.4, S5.2, S5.3: frames of the set-up. */
import type { ChoiceId } from '../../conquest/data/shape.js';
import type { BaggageId, LeaderId, ProvinceId, SideId, UnitId } from '../../conquest/vocabulary.js';
import type { LoyaltyId } from '../vocabulary.js';

export type SetupFrame = LoyaltyFrame | PossessionFrame | DisengagementFrame | CupFrame | DeploymentFrame;

/** R S4.3: loyalty after loyalty is settled; the first of those left is next. */
export interface LoyaltyFrame {
  readonly kind: 'loyalty';
  readonly left: readonly LoyaltyId[];
}

/** R S4.4: what is at Babylon is disputed: one thing after another, and at last Babylon itself. */
export interface PossessionFrame {
  readonly kind: 'possession';
  readonly province: ProvinceId;
  /** What is left; `null`: the province. */
  readonly left: readonly (BaggageId | null)[];
}

/** R S4.4: who is the weaker at Babylon leaves it. */
export interface DisengagementFrame {
  readonly kind: 'disengagement';
  readonly side: SideId;
  readonly from: ProvinceId;
}

/** R S5.2, S5.3: leaders are drawn from the cup, by one side after the other. */
export interface CupFrame {
  readonly kind: 'cup';
  /** Who is still in the cup. */
  readonly left: readonly LeaderId[];
}

/** R S5.3: one side after the other deploys what it begins with, piece by piece, and its walls. */
export interface DeploymentFrame {
  readonly kind: 'deployment';
  /** The claim that is being deployed; `null` before the first. */
  readonly claim: ChoiceId | null;
  /** Those that follow. */
  readonly left: readonly ChoiceId[];
  /** What has not been placed yet. */
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
  readonly baggage: readonly BaggageId[];
  readonly walls: number;
}
