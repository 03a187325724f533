/** R 8: frames of movement. */
import type { BaggageId, ForceName, LeaderId, PieceId, ProvinceId, SideId, UnitId } from '../vocabulary.js';

export type MovementFrame = MovementPhaseFrame | MarchFrame;

/** R 8.1: a side moves: leader after leader, and what needs none. */
export interface MovementPhaseFrame {
  readonly kind: 'movement';
  readonly side: SideId;
  /** What has gone from province to province: no further in this phase. */
  readonly moved: readonly PieceId[];
  /** Who has gone into a city or come out of one, and has not marched since: not back at once (R 11.2). */
  readonly turned: readonly PieceId[];
}

/** R 8.1, 8.4: a leader, or what needs none, goes into an adjacent province; and perhaps from there into another. */
export interface MarchFrame {
  readonly kind: 'march';
  readonly side: SideId;
  /** Who leads; `null`: nobody needs to. */
  readonly leader: LeaderId | null;
  /** The force that those who go are of. */
  readonly force: ForceName;
  readonly from: ProvinceId;
  readonly to: ProvinceId;
  /**
   * Those who go `gather`; then a leader who may goes on, or not; those who go on gather too, `further`; what the way has cost
   * them is seen; and it is `over`.
   */
  readonly stage: 'gather' | 'onward' | 'further' | 'over';
  /** Where a forced march began (R 8.4). */
  readonly began: ProvinceId;
  readonly units: readonly UnitId[];
  readonly baggage: readonly BaggageId[];
  /** Who came into the first province with the leader (R 8.4). */
  readonly came: readonly UnitId[];
  /** Of what came along with them, what may go on; left out: nothing. */
  readonly fit?: readonly BaggageId[];
}
