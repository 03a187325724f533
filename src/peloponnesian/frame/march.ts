/** R 16.1-16.3: movement by land, and the phase of movement as a whole. */
import type { AreaId, HexId, LeaderId, PieceId, PlayerId, UnitId } from '../vocabulary.js';
import type { Attack } from './combat.js';

export type MarchingFrame = MovementFrame | MarchFrame;

/** R 16.1: a player moves stack by stack; attacks are fought when all have moved. */
export interface MovementFrame {
  readonly kind: 'movement';
  readonly player: PlayerId;
  /** Pieces that have moved in this phase. */
  readonly moved: readonly PieceId[];
  readonly attacks: readonly Attack[];
}

/** R 16.2, 16.3: a stack, or a single unit, on the march. */
export interface MarchFrame {
  readonly kind: 'march';
  readonly player: PlayerId;
  /** `null`: a single unit. */
  readonly leader: LeaderId | null;
  readonly units: readonly UnitId[];
  /** Units that have been offered to come along where the stack is and stay behind. */
  readonly left: readonly UnitId[];
  /** `gather`: who goes along; `march`: where to. */
  readonly stage: 'gather' | 'march';
  readonly from: HexId;
  /** Where the stack is; the hex before it, from where it attacks. */
  readonly at: HexId;
  readonly before: HexId;
  /** The area through which it passes by area movement, before it is placed in a hex; `null`: it stands in `at`. */
  readonly area: AreaId | null;
  /** Movement points left, in halves. */
  readonly points: number;
}
