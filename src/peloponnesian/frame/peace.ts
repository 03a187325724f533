/** R 20: frames of peace. */
import type { PlayerId, RegionId } from '../vocabulary.js';

export type PeaceSectionFrame = EmbassyFrame | PeaceYearFrame;

/** What a player can do for or against peace, once in a season. */
export const ERRANDS = ['demand', 'proposal', 'grievance'] as const;
export type Errand = (typeof ERRANDS)[number];

/**
 * R 20.1, 20.3, C: a player may make an enemy roll for peace, propose it to all, or air grievances, each once in a
 * season.
 */
export interface EmbassyFrame {
  readonly kind: 'embassy';
  readonly player: PlayerId;
  /** The errand in progress, or `null`. */
  readonly errand: Errand | null;
  /** The errands of this season. */
  readonly errands: readonly Errand[];
  /** The players who roll for peace, or have yet to answer a proposal. */
  readonly asked: readonly PlayerId[];
}

/** R 20.2: the end of a year of peace, with the regions with leaders for which a die is still to be rolled. */
export interface PeaceYearFrame {
  readonly kind: 'peaceYear';
  readonly regions: readonly RegionId[];
}
