/** The form of the tables that say of each kind of frame where it lies, whom it asks and what it names. */
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

/** Pieces that are somewhere on the map, all of one side's where that is said. */
export interface Present {
  readonly side?: SideId;
  readonly units?: readonly UnitId[];
  readonly leaders?: readonly LeaderId[];
}

/** Pieces of one side that stand in one of these places, as far as they are on the map; a city stands for its provinces too. */
export interface Surviving extends Present {
  readonly at: readonly PlaceId[];
}

/** Two sides at war. */
export type Foes = readonly [SideId, SideId];

/** An answer read from a frame and the kind of the frame above it, for each of some of its fields. */
export type ByField<F, A, K extends string = string> = {
  readonly [Field in keyof F & string]?: { of(frame: F, above: K | undefined): A }['of'];
};

/** The kind of the frame below; or of the two below, the nearer first. */
export type Below<K extends string> = K | readonly [below: K, further: K];

/** One row: what is asked of a frame of this kind wherever it lies. A fault is told at the field that a column names. */
export interface FrameRow<F extends { readonly kind: string }, K extends string = string> {
  /** The frames that it may lie upon; `null`: any. */
  readonly upon: readonly Below<K>[] | null;
  /** A stack may hold several of it. */
  readonly several?: true;
  /** It comes between two steps of what it lies upon. */
  readonly interrupts?: true;
  /** Fields that are not checked while a frame that interrupts this one lies upon it: they are settled when this one goes on. */
  readonly skippedWhenInterrupted?: readonly (keyof F & string)[];
  /** Fields that say the same as those of this name in the frame below, if it has them. */
  readonly sameAsBelow?: readonly (keyof F & string)[];
  /** Lists, or parties with lists, in which nothing is listed twice. */
  readonly distinct?: readonly (keyof F & string)[];
  /** Fields that list sides in the order of play, the last of them alone when others are done. */
  readonly inOrderOfPlay?: readonly (keyof F & string)[];
  /** The phase whose step of a turn opens it, where it waits for a decision or for dice. */
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
  /** The dice that fall upon it, and when it waits for them. */
  readonly dice?: { readonly [Purpose in RollPurpose]?: { of(frame: F): boolean }['of'] };
}

/** A row for each kind of frame of a game. */
export type FrameRows<F extends { readonly kind: string }> = {
  readonly [K in F['kind']]: FrameRow<Extract<F, { readonly kind: K }>, F['kind']>;
};
