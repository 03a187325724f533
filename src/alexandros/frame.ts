/**
 * Frames: one kind for each section of a turn that needs decisions. The last frame of a stack is the topmost, which is
 * resolved first.
 */
import type { CardCounts } from './data/deck.js';
import type { CardSymbol, PlayerId, PointId, SpaceId } from './vocabulary.js';

/** R Setup: cards are dealt, first one to each player and then the face-up ones. */
export interface SetupFrame {
  readonly kind: 'setup';
  readonly first: PlayerId;
}

/** R Game Play: one player's turn. */
export interface TurnFrame {
  readonly kind: 'turn';
  readonly player: PlayerId;
  /**
   * `begin` checks whether Alexander can move at all; `alexander` chooses a card for him; then come the further
   * actions.
   */
  readonly phase: 'begin' | 'alexander' | 'actions';
  readonly actionsLeft: number;
  readonly levied: boolean;
  /** Why the game ends with this turn; `null`: it does not. */
  readonly last: 'wallsExhausted' | 'noMoveLeft' | null;
}

/** R Take a Card: a card comes from the supply, to a player's hand or to the face-up cards. */
export interface DrawFrame {
  readonly kind: 'draw';
  readonly to: PlayerId | 'faceUp';
}

/** R Moving Alexander: where he goes. For a joker, the symbol is chosen too. */
export interface DestinationFrame {
  readonly kind: 'destination';
  readonly player: PlayerId;
  readonly symbol: CardSymbol | null;
  readonly space: SpaceId | null;
}

/** R Moving Alexander: the path on which he goes, side by side, to a point. */
export interface PathFrame {
  readonly kind: 'path';
  readonly player: PlayerId;
  readonly to: PointId;
}

/** R Take Over an Occupied Province: the loser, and the cards played for it so far. */
export interface TakeOver {
  readonly from: PlayerId;
  readonly played: CardCounts;
}

/** R Occupy an Empty Province: the symbol spaces of a province are covered with guards and cards. */
export interface OccupationFrame {
  readonly kind: 'occupation';
  readonly player: PlayerId;
  /** Symbol spaces still to be covered, in reading order. */
  readonly uncovered: readonly SpaceId[];
  /** Whether the first guard has been placed. Until then it may go to any of the spaces. */
  readonly begun: boolean;
  readonly takeOver: TakeOver | null;
}

/** R Take Over an Occupied Province: the conqueror chooses the cards given to the loser. */
export interface CompensationFrame {
  readonly kind: 'compensation';
  readonly player: PlayerId;
  readonly to: PlayerId;
  /** The cards played that may still be given. */
  readonly played: CardCounts;
  /** The number of cards still to be given. */
  readonly owed: number;
}

export type GameFrame =
  SetupFrame | TurnFrame | DrawFrame | DestinationFrame | PathFrame | OccupationFrame | CompensationFrame;

export type FrameKind = GameFrame['kind'];
