/** R D: the frame of combat in wings. */
import type { HexId, PieceId, SeaId, Wing } from '../vocabulary.js';
import type { Side } from './combat.js';

export type WingSectionFrame = WingsFrame;

/**
 * The pieces of a side in each wing: units that fight there or are in its Retreat box, and leaders whose ratings count.
 * Other leaders are in no wing (ruling Q193).
 */
export type LineOfBattle = Readonly<Record<Wing, readonly PieceId[]>>;

/** R D3: the victors of a wing, who are about to join another one. */
export interface Joining {
  readonly side: Side;
  readonly from: Wing;
  readonly to: Wing;
  readonly pieces: readonly PieceId[];
}

/**
 * R D: the battle below is fought in three wings. That battle keeps the fighters of both sides, except those of the
 * wing whose round is being fought: these are in the battle above.
 */
export interface WingsFrame {
  readonly kind: 'wings';
  readonly at: HexId | SeaId;
  /**
   * `offer`: who wants to fight in wings; `deploy`: a side deploys; `dice`: the die for shifts; `shift`: a side shifts
   * its line; `fight`: the round of each wing; `join`: the victors of wings join others; `breaks`: who breaks off.
   */
  readonly stage: 'offer' | 'deploy' | 'dice' | 'shift' | 'fight' | 'join' | 'breaks';
  /** The acting side, in a stage of one side. */
  readonly side: Side;
  readonly attacker: LineOfBattle;
  readonly defender: LineOfBattle;
  /** Pieces that deploy in wings, in this order. */
  readonly due: readonly PieceId[];
  /** Pieces that the side has shifted by its last die. */
  readonly shifted: readonly PieceId[];
  /** Wings whose round is fought after that of the wing above. */
  readonly unfought: readonly Wing[];
  readonly joining: readonly Joining[];
}
