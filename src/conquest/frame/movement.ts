/** R 8: frames of movement. */
import type { BaggageId, ForceName, LeaderId, PieceId, ProvinceId, SideId, UnitId } from '../vocabulary.js';

export type MovementFrame = MovementPhaseFrame | MarchFrame;

/** R 8.1: a side moves its leaders, one by one, and the forces that need none. */
export interface MovementPhaseFrame {
  readonly kind: 'movement';
  readonly side: SideId;
  /** Pieces that have marched and may not march again in this phase. */
  readonly moved: readonly PieceId[];
  /** Pieces that have entered or left a city and have not marched since; they may not go back at once (R 11.2). */
  readonly turned: readonly PieceId[];
}

/**
 * R 8.1, 8.4: a leader, or a force that needs none, goes into an adjacent province, and by a forced march into further
 * ones.
 */
export interface MarchFrame {
  readonly kind: 'march';
  readonly side: SideId;
  /** The leader; `null`: the force needs none. */
  readonly leader: LeaderId | null;
  /** The force that marches. */
  readonly force: ForceName;
  readonly from: ProvinceId;
  readonly to: ProvinceId;
  /**
   * `gather`: pieces join the march. Then the leader forces the march or not; `further`: pieces join the forced march;
   * then its cost is rolled; `over`: the march is over.
   */
  readonly stage: 'gather' | 'onward' | 'further' | 'over';
  /** The province in which a forced march began (R 8.4). */
  readonly began: ProvinceId;
  readonly units: readonly UnitId[];
  readonly baggage: readonly BaggageId[];
  /** The pieces that entered the first province with the leader (R 8.4). */
  readonly came: readonly UnitId[];
  /** The markers that may go on with them; left out: none. */
  readonly fit?: readonly BaggageId[];
}
