/** R 16.4-16.8, 19: movement by sea. */
import type { HexId, LeaderId, PieceId, PlayerId, SeaId, UnitId } from '../vocabulary.js';

export type SailingFrame = VoyageFrame | InterceptionFrame | OpenSeasFrame;

/** A step of a voyage. */
export type Leg =
  /** Into a sea area (R 16.4.2), also from a coast (R 16.4.3). */
  | { readonly to: 'sea'; readonly sea: SeaId }
  /** Onto an enemy stack in the area, named by one of its fleets (R 16.4.4). */
  | { readonly to: 'enemies'; readonly sea: SeaId; readonly target: UnitId }
  /** Onto a coast (R 16.4.3); if enemies are there it is an attack. */
  | { readonly to: 'coast'; readonly hex: HexId }
  /** Across the Isthmus of Corinth, into this port (R 16.8.1). */
  | { readonly to: 'isthmus'; readonly hex: HexId }
  /** Into the Sicily box (R 19.1). */
  | { readonly to: 'sicily' };

/** R 16.4: fleets, alone or under a leader with whom they carry, plan a voyage; a die cuts it short, and then they sail. */
export interface VoyageFrame {
  readonly kind: 'voyage';
  readonly player: PlayerId;
  /** The leaders aboard; the first one commands. None with a single fleet. */
  readonly leaders: readonly LeaderId[];
  readonly fleets: readonly UnitId[];
  readonly cargo: readonly UnitId[];
  /** Pieces that were left behind in this voyage: they do not join it again. */
  readonly left: readonly PieceId[];
  /**
   * `plan`: who comes along, and where to; `sail`: leg by leg; `call`: at a coast on the way, who comes aboard or stays;
   * `landing`: onto enemies, with the fleets or without them.
   */
  readonly stage: 'plan' | 'sail' | 'call' | 'landing';
  readonly from: HexId | SeaId | 'leavingSicily';
  readonly legs: readonly Leg[];
  /** Movement points that each leg costs. */
  readonly costs: readonly number[];
  /** The points that there are, once the voyage has begun (R 16.4.1); `null`: it is being planned. */
  readonly points: number | null;
  /** How many legs have been sailed. */
  readonly sailed: number;
}

/** R 16.4.5: enemies in an area are asked whether they attack fleets that enter it. */
export interface InterceptionFrame {
  readonly kind: 'interception';
  /** Who is asked. */
  readonly player: PlayerId;
  readonly sea: SeaId;
  /** The fleets that have entered. */
  readonly targets: readonly UnitId[];
  /** Who intercepts, once that is said: a leader with his fleets, or a single fleet. */
  readonly leader: LeaderId | null;
  readonly fleets: readonly UnitId[];
  /** From where they have put to sea into a storm, in which they check their morale; left out: they have not. */
  readonly from?: HexId;
}

/** R 16.4.6: fleets of a player in Open Seas, area by area: a die, and morale checks if it calls for them. */
export interface OpenSeasFrame {
  readonly kind: 'openSeas';
  readonly player: PlayerId;
  /** The areas that are left; the first one is being checked. */
  readonly left: readonly SeaId[];
  /** Fleets whose morale is checked, in the order of the dice. */
  readonly checking: readonly UnitId[];
}
