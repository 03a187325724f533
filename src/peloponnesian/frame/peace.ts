/** R 20: peace: what is being resolved. */
import type { PlayerId, RegionId } from '../vocabulary.js';

export type PeaceSectionFrame = EmbassyFrame | PeaceYearFrame;

/** What a player can do for peace, or against it, once in a season. */
export const ERRANDS = ['demand', 'proposal', 'grievance'] as const;
export type Errand = (typeof ERRANDS)[number];

/** R 20.1, 20.3, C: a player may make an enemy roll for peace, propose it to all, or complain of its breach: each once in a season. */
export interface EmbassyFrame {
  readonly kind: 'embassy';
  readonly player: PlayerId;
  /** The errand in progress; `null`: none. */
  readonly errand: Errand | null;
  /** Those of this season. */
  readonly errands: readonly Errand[];
  /** Who rolls for peace, or has yet to answer a proposal. */
  readonly asked: readonly PlayerId[];
}

/** R 20.2: a year of peace ends: regions with leaders for which a die is still to be rolled. */
export interface PeaceYearFrame {
  readonly kind: 'peaceYear';
  readonly regions: readonly RegionId[];
}
