/** R 16.1-16.3: movement by land, and the movement phase as a whole. */
import type { AreaId, HexId, LeaderId, PieceId, PlayerId, UnitId } from '../vocabulary.js';
import type { Attack } from './combat.js';

export type MarchingFrame = MovementFrame | MarchFrame;

/** R 16.1: a player moves stack by stack. Attacks are fought when all stacks have moved. */
export interface MovementFrame {
  readonly kind: 'movement';
  readonly player: PlayerId;
  /**
   * `moving`: stacks move; `openSeas`: fleets in Open Seas are checked (R 16.4.6); `battles`: the attacks are fought.
   */
  readonly stage: 'moving' | 'openSeas' | 'battles';
  /** Pieces that have marched in this phase and cannot march again (R 16.3.1). */
  readonly marched: readonly PieceId[];
  /** Pieces that have sailed, or were carried, in this phase and cannot go to sea again (R 16.4.1, 16.7.3). */
  readonly sailed: readonly PieceId[];
  /**
   * Attacks still to be fought: those of the player, and interceptions of the enemy (R 16.4.5). Pieces that take part
   * do not move.
   */
  readonly attacks: readonly Attack[];
  /** Allies who move after the player, before any combat (R 24.4). Left out if there are none. */
  readonly next?: readonly PlayerId[];
}

/** R 16.2, 16.3: a stack, a single unit, or a leader alone, on the march. */
export interface MarchFrame {
  readonly kind: 'march';
  readonly player: PlayerId;
  /** The leaders of the stack. A single unit has none. */
  readonly leaders: readonly LeaderId[];
  readonly units: readonly UnitId[];
  /** Pieces left behind in this march, which cannot join it again. */
  readonly left: readonly PieceId[];
  readonly from: HexId;
  /** Where the stack is. */
  readonly at: HexId;
  /**
   * The area through which it passes by area movement, before it is placed in a hex (R 16.3.2), or `null` if it is in
   * `at`.
   */
  readonly area: AreaId | null;
  /** Whether it has spent movement points. */
  readonly hasMoved: boolean;
  /** Remaining movement points, in halves. */
  readonly points: number;
}
