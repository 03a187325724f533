/** Positions: a compact JSON of any situation that a person can write by hand. */
import type { Board } from './data/board.js';
import type { CardCounts } from './data/deck.js';
import type { GameFrame } from './frame.js';
import type { Ended } from './state.js';
import type { ALEXANDROS_POSITION_VERSION } from './version.js';
import type { CardSymbol, PlayerId, PointId, SpaceId } from './vocabulary.js';

/** A player's seat. Fields left out are 0 or empty. */
export interface PositionSeat {
  readonly player: PlayerId;
  readonly score?: number;
  readonly guards?: readonly SpaceId[];
  /** The cards of the hand that all players have seen. */
  readonly shown?: Partial<CardCounts>;
  /** The cards of the hand that only the player knows. */
  readonly secret?: Partial<CardCounts>;
}

/** A situation in a compact form. It has exactly one of `toMove`, `stack` and `ended`. */
export interface Position {
  readonly format: 'diadochi-position';
  readonly game: 'alexandros';
  readonly version: typeof ALEXANDROS_POSITION_VERSION;
  /** Default: the reconstructed board. */
  readonly board?: Board;
  /** Default: the board's starting point. */
  readonly alexander?: PointId;
  /** Walls as paths from point to point, `p0.0-p0.2-p1.3`, in the order of placing. */
  readonly walls?: readonly string[];
  readonly seats: readonly PositionSeat[];
  readonly faceUp: readonly CardSymbol[];
  readonly discards?: Partial<CardCounts>;
  /** The number of the turn. Default: 1. */
  readonly turn?: number;
  /** Default: 0. */
  readonly idleTurns?: number;
  /** The player whose turn begins. */
  readonly toMove?: PlayerId;
  /** For any other moment: the frames that are being resolved. */
  readonly stack?: readonly GameFrame[];
  readonly ended?: Ended;
}
