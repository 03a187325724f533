/** Positions: a compact JSON of any situation that a person can write by hand. */
import type { Board } from './data/board.js';
import type { CardCounts } from './data/deck.js';
import type { GameFrame } from './frame.js';
import type { Ended } from './state.js';
import type { ALEXANDROS_POSITION_VERSION } from './version.js';
import type { CardSymbol, PlayerId, PointId, SpaceId } from './vocabulary.js';

/** A player's seat; what is left out is 0 or empty. */
export interface PositionSeat {
  readonly player: PlayerId;
  readonly score?: number;
  readonly guards?: readonly SpaceId[];
  /** Cards of his hand that all have seen. */
  readonly shown?: Partial<CardCounts>;
  /** Cards of his hand that only he knows. */
  readonly secret?: Partial<CardCounts>;
}

/** A situation written down. Of `toMove`, `stack` and `ended` it has exactly one. */
export interface Position {
  readonly format: 'diadochi-position';
  readonly game: 'alexandros';
  readonly version: typeof ALEXANDROS_POSITION_VERSION;
  /** Left out: the reconstructed board. */
  readonly board?: Board;
  /** Left out: at the board's starting point. */
  readonly alexander?: PointId;
  /** Walls as paths from point to point, `p0.0-p0.2-p1.3`, in the order of placing. */
  readonly walls?: readonly string[];
  readonly seats: readonly PositionSeat[];
  readonly faceUp: readonly CardSymbol[];
  readonly discards?: Partial<CardCounts>;
  /** The number of the turn; left out: 1. */
  readonly turn?: number;
  /** Left out: 0. */
  readonly idleTurns?: number;
  /** A player whose turn begins. */
  readonly toMove?: PlayerId;
  /** Any other moment: the frames being resolved. */
  readonly stack?: readonly GameFrame[];
  readonly ended?: Ended;
}
