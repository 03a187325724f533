/** R 16.4-16.8, 19: movement by sea. */
import type { HexId, LeaderId, PieceId, PlayerId, SeaId, UnitId } from '../vocabulary.js';

export type SailingFrame = VoyageFrame | InterceptionFrame | OpenSeasFrame;

/** A step of a voyage. */
export type Leg =
  /** Into a sea area (R 16.4.2), also from a coast (R 16.4.3). */
  | { readonly to: 'sea'; readonly sea: SeaId }
  /** Onto an enemy stack in the area, named by one of its fleets (R 16.4.4). */
  | { readonly to: 'enemies'; readonly sea: SeaId; readonly target: UnitId }
  /** Onto a coast (R 16.4.3). With enemies there it is an attack. */
  | { readonly to: 'coast'; readonly hex: HexId }
  /** Across the Isthmus of Corinth, into this port (R 16.8.1). */
  | { readonly to: 'isthmus'; readonly hex: HexId }
  /** Into the Sicily box (R 19.1). */
  | { readonly to: 'sicily' };

/** R 16.4: fleets, alone or under a leader with their cargo, plan a voyage. A die limits it, and then they sail. */
export interface VoyageFrame {
  readonly kind: 'voyage';
  readonly player: PlayerId;
  /** The leaders aboard. The first one is in command. A single fleet has none. */
  readonly leaders: readonly LeaderId[];
  readonly fleets: readonly UnitId[];
  readonly cargo: readonly UnitId[];
  /** Pieces left behind in this voyage, which cannot join it again. */
  readonly left: readonly PieceId[];
  /**
   * `plan`: the pieces and the legs; `sail`: leg by leg; `call`: at a coast on the way, pieces come aboard or stay;
   * `landing`: an attack on a coast, with the fleets or without them.
   */
  readonly stage: 'plan' | 'sail' | 'call' | 'landing';
  readonly from: HexId | SeaId | 'leavingSicily';
  readonly legs: readonly Leg[];
  /** The movement points of each leg. */
  readonly costs: readonly number[];
  /** The movement points of the voyage, once it has begun (R 16.4.1), or `null` during planning. */
  readonly points: number | null;
  /** The number of legs sailed so far. */
  readonly sailed: number;
}

/** R 16.4.5: enemies in an area may attack fleets that enter it. */
export interface InterceptionFrame {
  readonly kind: 'interception';
  /** The player who may intercept. */
  readonly player: PlayerId;
  readonly sea: SeaId;
  /** The fleets that have entered. */
  readonly targets: readonly UnitId[];
  /** The leader of the interceptors, or `null` before one is named, and for a single fleet. */
  readonly leader: LeaderId | null;
  readonly fleets: readonly UnitId[];
  /** The hex from which they have put to sea into a storm, in which they check their morale. Left out otherwise. */
  readonly from?: HexId;
}

/** R 16.4.6: a player's fleets in Open Seas, area by area: a die, and morale checks if it requires them. */
export interface OpenSeasFrame {
  readonly kind: 'openSeas';
  readonly player: PlayerId;
  /** The remaining areas. The first one is being checked. */
  readonly left: readonly SeaId[];
  /** Fleets whose morale is checked, in the order of the dice. */
  readonly checking: readonly UnitId[];
}
