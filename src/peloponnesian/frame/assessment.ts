/** R 4.3.1, 5.3: frames of the assessment of tribute. */
import type { PlayerId, RegionId } from '../vocabulary.js';

export type AssessmentSectionFrame = AssessmentFrame | TakeoverFrame;

/** R 5.3.1: a player's decision about a region, or the loss of a region to the enemy. */
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
  /** The players who assess afterwards (ruling Q19). */
  readonly next: readonly PlayerId[];
  readonly declared: readonly Declaration[];
}

/** R 4.3.1 a: the new holders of these regions keep the assessments, or set them to the Base Tribute Value. */
export interface TakeoverFrame {
  readonly kind: 'takeover';
  readonly regions: readonly RegionId[];
}
