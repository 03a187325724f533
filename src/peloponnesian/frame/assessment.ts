/** R 4.3.1, 5.3: the assessment of tribute: what is being resolved. */
import type { PlayerId, RegionId } from '../vocabulary.js';

export type AssessmentSectionFrame = AssessmentFrame | TakeoverFrame;

/** R 5.3.1: what a player has decided about a region, or what has brought it over to the enemy. */
export interface Declaration {
  readonly region: RegionId;
  readonly player: PlayerId;
  /** The multiple at which it was assessed before. */
  readonly before: number;
}

/** R 5.3: a player assesses regions, one after another. */
export interface AssessmentFrame {
  readonly kind: 'assessment';
  readonly player: PlayerId;
  /** Who assesses afterwards (ruling Q19). */
  readonly next: readonly PlayerId[];
  readonly declared: readonly Declaration[];
}

/** R 4.3.1 a: players who have gained these regions keep what they are assessed at, or set it to the Base Tribute Value. */
export interface TakeoverFrame {
  readonly kind: 'takeover';
  readonly regions: readonly RegionId[];
}
