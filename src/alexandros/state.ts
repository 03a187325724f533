/** What a situation consists of: the pieces on the table, and the stack of what is being resolved. Plain JSON. */
import type { Board } from './data/board.js';
import type { CardCounts, HiddenCards, Pile } from './data/deck.js';
import type { GameFrame } from './frame.js';
import type { CardSymbol, Ending, PlayerId, PointId, SideId, SpaceId, Viewer } from './vocabulary.js';

/** A hand. Cards taken face-up, or given by a conqueror, are known to all (ruling A25); the others are their owner's secret. */
export interface Hand<Secret extends Pile = Pile> {
  readonly shown: CardCounts;
  readonly secret: Secret;
}

/** A player and what belongs to him. */
export interface Seat<Secret extends Pile = Pile> {
  readonly player: PlayerId;
  /** Points on the scoring track. */
  readonly score: number;
  /** Spaces where his guards stand, in the order in which they were placed; his other guards are in his supply. */
  readonly guards: readonly SpaceId[];
  readonly hand: Hand<Secret>;
}

/** How a game ended. */
export interface Ended {
  readonly how: Ending;
  readonly winners: readonly PlayerId[];
}

/** What rules can be asked of: a whole state, or one player's view of it. */
export interface Situation {
  readonly board: Board;
  /** In clockwise order. */
  readonly seats: readonly Seat[];
  readonly alexander: PointId;
  /** Sides with a wall, in the order of placing: the first 65 are black, the rest red. Replaced as a whole, never written into. */
  readonly walls: readonly SideId[];
  readonly faceUp: readonly CardSymbol[];
  /** The face-down supply: a multiset, as the order of its cards is chance's. */
  readonly supply: Pile;
  /** The face-up discard stack. */
  readonly discards: CardCounts;
  /** The turn being played, from 1; 0 while cards are dealt. */
  readonly turn: number;
  /** Turns ended since a wall was placed or a point scored, the turn in which that was included (ruling A21). */
  readonly idleTurns: number;
  readonly ended: Ended | null;
  /** What is being resolved, the topmost frame last; empty when the game is over. */
  readonly stack: readonly GameFrame[];
}

/** A situation with nothing hidden in it. */
export interface GameState extends Situation {
  readonly seats: readonly Seat<CardCounts>[];
  readonly supply: CardCounts;
}

/** What one player, or a spectator, may know: the secret cards of the others and the supply are only counted. */
export interface PlayerView extends Situation {
  readonly viewer: Viewer;
  readonly supply: HiddenCards;
}
