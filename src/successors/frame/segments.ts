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
  /** Index in Turn Order of the player whose turn is next. */
  readonly next: number;
}

/** One player's turn in a round: four Segments in order (R 6.6.1). */
export interface PlayerTurnFrame {
  readonly kind: 'playerTurn';
  readonly player: PlayerId;
  readonly next: 'surrender' | 'tyche' | 'movement' | 'forage' | 'done';
}

/** The Surrender Segment (R 6.6.2): three steps in order, each space once a step. */
export interface SurrenderFrame {
  readonly kind: 'surrender';
  readonly player: PlayerId;
  readonly step: 'remove' | 'place' | 'siege' | 'done';
  /** Spaces dealt with in this step. */
  readonly handled: readonly SpaceId[];
  /** The player has something to decide in this step, and is asked. */
  readonly asking: boolean;
}

/** The Tyche Segment (R 6.6.3). */
export interface TycheFrame {
  readonly kind: 'tyche';
  readonly player: PlayerId;
  /** The card being played. */
  readonly card: CardId | null;
  /**
   * `bonus`: whether to resolve the event too (R 6.6.3.4); `announce`: others may answer the event; `event`: it happens, unless
   * `cancelled`; `resolved`: it is over.
   */
  readonly stage: 'choose' | 'operations' | 'bonus' | 'announce' | 'event' | 'resolved' | 'discard' | 'done';
  /** Its event was cancelled by another player's card (card 48). */
  readonly cancelled: boolean;
  /** Its Operation Points have been offered (R 6.6.3 B). */
  readonly operationsUsed: boolean;
  /** Spaces with a friendly marker when the card was played (R 6.6.3.2). */
  readonly bases: readonly SpaceId[];
}

/** Spending a card's Operation Points on one action (R 6.6.3 B). */
export interface OperationsFrame {
  readonly kind: 'operations';
  readonly player: PlayerId;
  readonly points: number;
  /** The player may let them be: beside an event, or in the stead of one that was cancelled. */
  readonly optional: boolean;
  /** Spaces from which control markers may be placed (R 6.6.3.2). */
  readonly bases: readonly SpaceId[];
}

/** Choosing the Army of a Forced March (R 6.6.3.1), or of a card that grants activations. */
export interface ForcedMarchFrame {
  readonly kind: 'forcedMarch';
  readonly player: PlayerId;
  readonly points: number;
  /** Activations left. */
  readonly left: number;
  /** Whether a Major General without CUs may be chosen too. */
  readonly generalsToo: boolean;
}

/** Placing control markers at a distance (R 6.6.3.2). */
export interface PlaceMarkersFrame {
  readonly kind: 'placeMarkers';
  readonly player: PlayerId;
  readonly left: number;
  /** Spaces with a friendly marker at the start of the Segment. */
  readonly bases: readonly SpaceId[];
}

/** Training troops (R 6.6.3.3): choosing the kind when the track is empty. */
export interface TrainFrame {
  readonly kind: 'train';
  readonly player: PlayerId;
  readonly points: number;
}

/** What a discarded card brings (R 6.6.3 C): an upgraded fleet, a General set aside at set-up (choosing him, drawing a province, choosing the space), or what optional rules add. */
export interface HireFrame {
  readonly kind: 'hire';
  readonly player: PlayerId;
  /** Operation Points of the card discarded. */
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
  /** Armies dealt with, by the keys of their stacks. */
  readonly handled: readonly PlaceKey[];
  /** Nothing is left to lose; something else may still be done in this Segment (R 15.4.2). */
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
 * An interrupt: players are asked in Turn Order whether they play a Surprise card. Push it with `asked: null`.
 * What a card changes about the matter in hand is written to the frame below (see `cards/`).
 */
export interface WindowFrame {
  readonly kind: 'window';
  readonly moment: Moment;
  /** The space the moment is about, where there is one. */
  readonly space: SpaceId | null;
  /** The player whose doing it is (the mover, the roller, the card's player). */
  readonly subject: PlayerId | null;
  /** Who is being asked; `null`: the next one is to be found. */
  readonly asked: PlayerId | null;
  /** Players who are done. */
  readonly passed: readonly PlayerId[];
}
