/** R X2.3, X2.4, X4.1: frames of the course of a turn. */
import type { BaggageId, LeaderId, SideId, UnitId } from '../../conquest/vocabulary.js';

export type CourseFrame = InitiativeFrame | ProvisionsFrame | ElectionFrame;

/** R X4.1: a side decides who moves first in this turn. */
export interface InitiativeFrame {
  readonly kind: 'initiative';
  readonly side: SideId;
}

/** R X2.3: the Baggage Train may be spent for an army in need. The frame below reads `spent`. */
export interface ProvisionsFrame {
  readonly kind: 'provisions';
  readonly side: SideId;
  readonly baggage: BaggageId;
  /** The steps that the army loses to supply attrition otherwise; `null`: after a forced march, before the die. */
  readonly losses: { readonly units: readonly UnitId[]; readonly steps: number } | null;
  /** `null` before the decision. */
  readonly spent: boolean | null;
}

/** R X2.4: the remaining Greeks elect a commander. */
export interface ElectionFrame {
  readonly kind: 'election';
  readonly side: SideId;
  readonly leader: LeaderId;
}
