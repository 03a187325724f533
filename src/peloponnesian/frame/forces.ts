/** R 7.3, 7.8: units and leaders are placed, withdrawn and replaced. */
import type { LeaderId, PieceId, PlaceId, PlayerId, RegionId } from '../vocabulary.js';

export type ForcesFrame = PlacementFrame | SuccessionFrame;

/** R 7.3, 7.8.5, 22.4.5: a player places and withdraws units and leaders, each once per stage. */
export interface PlacementFrame {
  readonly kind: 'placement';
  readonly player: PlayerId;
  readonly moved: readonly PieceId[];
}

/** R 7.8.4: the place of a new leader: the stack of the predecessor, or a Force Pool. */
export interface Vacancy {
  readonly for: LeaderId;
  readonly at: PlaceId;
  readonly pool: RegionId | null;
  readonly inside: boolean;
}

/** R 7.8.4: lost leaders are replaced, one after another, by a draw from the Leader Pool. */
export interface SuccessionFrame {
  readonly kind: 'succession';
  readonly player: PlayerId;
  readonly left: readonly Vacancy[];
}
