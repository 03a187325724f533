/** R 7.3, 7.8: units and leaders come from pools, and go back. */
import type { LeaderId, PieceId, PlaceId, PlayerId, RegionId } from '../vocabulary.js';

export type ForcesFrame = PlacementFrame | SuccessionFrame;

/** R 7.3, 7.8.5, 22.4.5: a player places units and leaders, and takes them back; each once in a stage. */
export interface PlacementFrame {
  readonly kind: 'placement';
  readonly player: PlayerId;
  readonly moved: readonly PieceId[];
}

/** R 7.8.4: where a new leader comes: to the stack of the predecessor, or to a Force Pool. */
export interface Vacancy {
  readonly for: LeaderId;
  readonly at: PlaceId;
  readonly pool: RegionId | null;
  readonly inside: boolean;
}

/** R 7.8.4: leaders who are lost are replaced, one after another, by a draw from the Leader Pool. */
export interface SuccessionFrame {
  readonly kind: 'succession';
  readonly player: PlayerId;
  readonly left: readonly Vacancy[];
}
