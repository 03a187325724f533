/** Frames of the Strategy Phase (R 6.6) and of the moments at which Surprise cards are played (R 4.31.1). */
import type { CardId, GeneralId, Moment, PlaceKey, PlayerId, SpaceId } from '../vocabulary.js';

export type { Moment } from '../vocabulary.js';

export type SegmentFrame =
  | StrategyFrame
  | PlayerTurnFrame
  | SurrenderFrame
  | TycheFrame
  | OperationsFrame
  | ForcedMarchFrame
  | PlaceMarkersFrame
  | TrainFrame
  | HireFrame
  | MovementSegmentFrame
  | ForageFrame
  | FaceUpFrame
  | WindowFrame;

/** The Strategy Phase: rounds of player turns (R 6.6). */
export interface StrategyFrame {
  readonly kind: 'strategy';
  /** The index in Turn Order of the player whose turn is next. */
  readonly next: number;
}

/** One player's turn in a round: four Segments in order (R 6.6.1). */
export interface PlayerTurnFrame {
  readonly kind: 'playerTurn';
  readonly player: PlayerId;
  readonly next: 'surrender' | 'tyche' | 'movement' | 'forage' | 'done';
}

/**
 * The Surrender Segment (R 6.6.2): three steps in order and, with capitals, a fourth (R 19.8). Each space comes up once
 * in a step.
 */
export interface SurrenderFrame {
  readonly kind: 'surrender';
  readonly player: PlayerId;
  readonly step: 'remove' | 'place' | 'siege' | 'build' | 'done';
  /** The spaces decided in this step. */
  readonly handled: readonly SpaceId[];
  /** Whether the player has a decision to make in this step. */
  readonly asking: boolean;
}

/** The Tyche Segment (R 6.6.3). */
export interface TycheFrame {
  readonly kind: 'tyche';
  readonly player: PlayerId;
  /** The card being played. */
  readonly card: CardId | null;
  /**
   * `bonus`: whether to resolve the event too (R 6.6.3.4); `announce`: others may answer the event; `event`: it is
   * resolved, unless `cancelled`; `resolved`: it is over.
   */
  readonly stage: 'choose' | 'operations' | 'bonus' | 'announce' | 'event' | 'resolved' | 'discard' | 'done';
  /** Whether its event was cancelled by another player's card (card 48). */
  readonly cancelled: boolean;
  /** Whether its Operation Points have been offered (R 6.6.3 B). */
  readonly operationsUsed: boolean;
  /** The spaces with a friendly marker when the card was played (R 6.6.3.2). */
  readonly bases: readonly SpaceId[];
}

/** The Operation Points of a card, spent on one action (R 6.6.3 B). */
export interface OperationsFrame {
  readonly kind: 'operations';
  readonly player: PlayerId;
  readonly points: number;
  /** Whether the player may leave them unused: in addition to an event, or instead of a cancelled one. */
  readonly optional: boolean;
  /** The spaces from which control markers may be placed (R 6.6.3.2). */
  readonly bases: readonly SpaceId[];
}

/** The choice of an Army for a Forced March (R 6.6.3.1), or for a card that grants activations. */
export interface ForcedMarchFrame {
  readonly kind: 'forcedMarch';
  readonly player: PlayerId;
  readonly points: number;
  /** Activations left. */
  readonly left: number;
  /** Whether a Major General without CUs may be chosen too. */
  readonly generalsToo: boolean;
}

/** The placement of control markers at a distance (R 6.6.3.2). */
export interface PlaceMarkersFrame {
  readonly kind: 'placeMarkers';
  readonly player: PlayerId;
  readonly left: number;
  /** The spaces with a friendly marker at the start of the Segment. */
  readonly bases: readonly SpaceId[];
}

/** The training of troops (R 6.6.3.3): the player chooses the kind when the track is empty. */
export interface TrainFrame {
  readonly kind: 'train';
  readonly player: PlayerId;
  readonly points: number;
}

/**
 * What a discarded card buys (R 6.6.3 C): an upgraded fleet, a General set aside at set-up (the player chooses him, a
 * province is drawn, the player chooses the space), or what optional rules add.
 */
export interface HireFrame {
  readonly kind: 'hire';
  readonly player: PlayerId;
  /** The Operation Points of the discarded card. */
  readonly points: number;
  readonly general: GeneralId | null;
  readonly province: string | null;
  readonly stage: 'general' | 'province' | 'space';
}

/** The Movement Segment (R 6.6.4): raise a Mercenary, or roll and activate generals one after the other. */
export interface MovementSegmentFrame {
  readonly kind: 'movement';
  readonly player: PlayerId;
  /** `null` before the roll. */
  readonly die: number | null;
  /** `raised`: a Mercenary has been raised; nobody moves, but Minor Generals may still be placed (R 3.1.2). */
  readonly stage: 'choose' | 'activate' | 'raised' | 'done';
}

/** The Forage Segment (R 6.6.5). */
export interface ForageFrame {
  readonly kind: 'forage';
  readonly player: PlayerId;
  /** The Armies whose losses are over, by the keys of their places. */
  readonly handled: readonly PlaceKey[];
  /** Whether nothing is left to lose, but the player may still do something else in this Segment (R 15.4.2). */
  readonly asking: boolean;
}

/** Cards turned up after a round with two or three players (R 6.5.3). */
export interface FaceUpFrame {
  readonly kind: 'faceUp';
  readonly left: number;
  readonly card: CardId | null;
  readonly resolver: PlayerId | null;
}

/**
 * An interrupt: players are asked in Turn Order whether they play a Surprise card. A card changes the frame below, which
 * it interrupts (see `cards/`).
 */
export interface WindowFrame {
  readonly kind: 'window';
  readonly moment: Moment;
  /** The space that the moment is about, if any. */
  readonly space: SpaceId | null;
  /** The player who acts (the mover, the roller, the player of a card). */
  readonly subject: PlayerId | null;
  /** The player who is being asked; `null`: the next one is still to be determined. */
  readonly asked: PlayerId | null;
  /** The players who have passed. */
  readonly passed: readonly PlayerId[];
}
