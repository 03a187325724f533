/** The parts of a situation: the pieces on the table, and the stack of frames. Plain JSON. */
import type { Board } from './data/board.js';
import type { CardCounts, HiddenCards, Pile } from './data/deck.js';
import type { GameFrame } from './frame.js';
import type { CardSymbol, Ending, PlayerId, PointId, SideId, SpaceId, Viewer } from './vocabulary.js';

/**
 * A hand. Cards taken face-up, or given by a conqueror, are known to all (ruling A25); only the player knows the
 * others.
 */
export interface Hand<Secret extends Pile = Pile> {
  readonly shown: CardCounts;
  readonly secret: Secret;
}

/** A player and everything of theirs. */
export interface Seat<Secret extends Pile = Pile> {
  readonly player: PlayerId;
  /** The points on the scoring track. */
  readonly score: number;
  /** The spaces of the player's guards, in the order of placing. The other guards are in the supply. */
  readonly guards: readonly SpaceId[];
  readonly hand: Hand<Secret>;
}

/** How a game ended. */
export interface Ended {
  readonly how: Ending;
  readonly winners: readonly PlayerId[];
}

/** What rules and queries read: a whole state, or one player's view of it. */
export interface Situation {
  readonly board: Board;
  /** The players with everything of theirs, in clockwise order. */
  readonly seats: readonly Seat[];
  readonly alexander: PointId;
  /**
   * The sides with a wall, in the order of placing: the first 65 are black, the others red. The list is replaced as a
   * whole and never changed.
   */
  readonly walls: readonly SideId[];
  readonly faceUp: readonly CardSymbol[];
  /** The face-down supply as counts: the order of its cards is random. */
  readonly supply: Pile;
  /** The face-up discard stack. */
  readonly discards: CardCounts;
  /** The current turn, from 1; 0 while cards are dealt. */
  readonly turn: number;
  /**
   * The number of turns since the last one in which a wall was placed or a point scored, that turn included
   * (ruling A21).
   */
  readonly idleTurns: number;
  readonly ended: Ended | null;
  /** The frames that are being resolved, the topmost last; empty when the game is over. */
  readonly stack: readonly GameFrame[];
}

/** A situation without hidden information. */
export interface GameState extends Situation {
  readonly seats: readonly Seat<CardCounts>[];
  readonly supply: CardCounts;
}

/** What one player, or a spectator, may know: of secret cards of others and of the supply, only the numbers. */
export interface PlayerView extends Situation {
  readonly viewer: Viewer;
  readonly supply: HiddenCards;
}
