/** R 24.3, 24.5, 24.6: frames of claims and councils of allies. */
import type { RuleRef } from '../../core/index.js';
import type { PlayerId, RegionId } from '../vocabulary.js';

export type AllianceSectionFrame = ClaimsFrame | CouncilFrame;

/** R 24.3: the clauses by which allies gain regions. */
export const CLAIM_RULES = ['R 4.3.1', 'R 5.3.3', 'R C'] as const satisfies readonly RuleRef[];
export type ClaimRule = (typeof CLAIM_RULES)[number];

/** R 24.3: allies gain regions that Athens has lost, one after another. */
export interface ClaimsFrame {
  readonly kind: 'claims';
  /** The clause by which Athens has lost them. */
  readonly rule: ClaimRule;
  /** Regions that are still to be gained. The decision is about the first one. */
  readonly regions: readonly RegionId[];
  /** The player with the first claim to that region, or `null` while it is undecided. */
  readonly claimant: PlayerId | null;
  /** Regions that have been gained. */
  readonly gained: readonly RegionId[];
}

/** R 24.5, 24.6: a player of the League makes gifts to allies and closes or opens lands. */
export interface CouncilFrame {
  readonly kind: 'council';
  readonly player: PlayerId;
  /** Allies to whom the player has given talents. */
  readonly paid: readonly PlayerId[];
  /** Allies to whom the player has given a card. */
  readonly dealt: readonly PlayerId[];
  /** Allies to whom the player has closed or opened their lands. */
  readonly settled: readonly PlayerId[];
  /** An ally who holds too many cards and gives one back, or `null`. */
  readonly returning: PlayerId | null;
}
