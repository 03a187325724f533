/** R X2.3, X2.4, X4.1: frames of the course of a turn. */
import type { BaggageId, LeaderId, SideId, UnitId } from '../../conquest/vocabulary.js';

export type CourseFrame = InitiativeFrame | ProvisionsFrame | ElectionFrame;

/** R X4.1: a side decides who moves first in this turn. */
export interface InitiativeFrame {
  readonly kind: 'initiative';
  readonly side: SideId;
}

/** R X2.3: what feeds an army in need may be spent; whoever pushed it reads `spent`. */
export interface ProvisionsFrame {
  readonly kind: 'provisions';
  readonly side: SideId;
  readonly baggage: BaggageId;
  /** The steps that are lost by supply attrition if it is not, and by whom; `null`: a march has been forced, and no die has fallen. */
  readonly losses: { readonly units: readonly UnitId[]; readonly steps: number } | null;
  /** `null` as long as nothing is decided. */
  readonly spent: boolean | null;
}

/** R X2.4: those who are left elect a commander. */
export interface ElectionFrame {
  readonly kind: 'election';
  readonly side: SideId;
  readonly leader: LeaderId;
}
