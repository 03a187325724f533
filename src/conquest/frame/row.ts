/**
 * The table of frame kinds: where each can lie on a stack, which side decides, and which pieces and places it names.
 */
import type { BaggageId, LeaderId, Phase, PlaceId, RollPurpose, SideId, UnitId } from '../vocabulary.js';
import type { Contest } from './combat.js';

/** Pieces of one side that stand together in a place. */
export interface Standing {
  readonly side: SideId;
  readonly at: PlaceId;
  readonly units?: readonly UnitId[];
  readonly leaders?: readonly LeaderId[];
  readonly baggage?: readonly BaggageId[];
}

/** Pieces that are somewhere on the map; if a side is given, all of that side. */
export interface Present {
  readonly side?: SideId;
  readonly units?: readonly UnitId[];
  readonly leaders?: readonly LeaderId[];
}

/** Pieces of one side that, if they are on the map, are in one of these places. A city includes its provinces. */
export interface Surviving extends Present {
  readonly at: readonly PlaceId[];
}

/** Two sides at war. */
export type Foes = readonly [SideId, SideId];

/** For each of some fields, a function of the frame and the kind of the frame above it. */
export type ByField<F, A, K extends string = string> = {
  readonly [Field in keyof F & string]?: { of(frame: F, above: K | undefined): A }['of'];
};

/** The kind of the frame below; or of the two below, the nearer first. */
export type Below<K extends string> = K | readonly [below: K, further: K];

/** One row: the checks of a frame of this kind. A fault is reported at the field that a column names. */
export interface FrameRow<F extends { readonly kind: string }, K extends string = string> {
  /** The kinds of frame that it may lie on; `null`: any. */
  readonly upon: readonly Below<K>[] | null;
  /** Whether a stack may contain several frames of this kind. */
  readonly several?: true;
  /** Whether it interrupts the frame below between two steps. */
  readonly interrupts?: true;
  /** Fields that are not checked while another frame interrupts this one; they are updated when it continues. */
  readonly skippedWhenInterrupted?: readonly (keyof F & string)[];
  /** Fields that equal the fields of the same name in the frame below, if it has them. */
  readonly sameAsBelow?: readonly (keyof F & string)[];
  /** Lists, or parties with lists, without duplicates. */
  readonly distinct?: readonly (keyof F & string)[];
  /** Fields that list sides in the order of play; sides that are done are removed from the front. */
  readonly inOrderOfPlay?: readonly (keyof F & string)[];
  /** The phase whose step of a turn opens it, if it waits for a decision or for dice. */
  readonly openedBy?: Phase;
  /** The side that decides: one that a player plays. */
  readonly asks?: ByField<F, SideId | null | undefined, K>;
  /** Sides that oppose each other. */
  readonly foes?: ByField<F, readonly Foes[], K>;
  /** Forces at war in a province. */
  readonly contests?: ByField<F, readonly Contest[], K>;
  /** Pieces that stand where the frame says. */
  readonly stands?: ByField<F, readonly Standing[], K>;
  /** Pieces that are on the map. */
  readonly present?: ByField<F, readonly Present[], K>;
  /** Pieces that are lost, or still where the frame says. */
  readonly survive?: ByField<F, readonly Surviving[], K>;
  /** The dice that it waits for, and when. */
  readonly dice?: { readonly [Purpose in RollPurpose]?: { of(frame: F): boolean }['of'] };
}

/** A row for each kind of frame of a game. */
export type FrameRows<F extends { readonly kind: string }> = {
  readonly [K in F['kind']]: FrameRow<Extract<F, { readonly kind: K }>, F['kind']>;
};
