/** R 16.4-16.8: movement by sea. */
import type { HexId, LeaderId, PieceId, PlayerId, SeaId, UnitId } from '../vocabulary.js';

export type SailingFrame = VoyageFrame | InterceptionFrame | OpenSeasFrame;

/** A step of a voyage: into a sea area, onto a coast, or across the Isthmus (R 16.4, 16.8.1). */
export type Leg =
  | { readonly to: 'sea'; readonly sea: SeaId }
  /** `enemies`: onto enemy fleets in the area (R 16.4.4). */
  | { readonly to: 'enemies'; readonly sea: SeaId }
  | { readonly to: 'coast'; readonly hex: HexId }
  | { readonly to: 'isthmus'; readonly hex: HexId };

/** R 16.4: fleets, alone or under a leader with whom they carry, plan a voyage; a die cuts it short, and then they sail. */
export interface VoyageFrame {
  readonly kind: 'voyage';
  readonly player: PlayerId;
  readonly leader: LeaderId | null;
  readonly fleets: readonly UnitId[];
  readonly cargo: readonly UnitId[];
  /** Pieces that have been offered to come along and stay behind. */
  readonly left: readonly PieceId[];
  /** `gather`: who goes along; `plan`: where to; `weather`: the die; `sail`: leg by leg. */
  readonly stage: 'gather' | 'plan' | 'weather' | 'sail';
  readonly from: HexId | SeaId;
  readonly legs: readonly Leg[];
  /** Movement points that the legs cost together, one after another. */
  readonly costs: readonly number[];
  /** The points there are, once the die has fallen; `null`: it has not. */
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
  /** Stacks that may intercept, by one of their fleets, that have not declined. */
  readonly declined: readonly UnitId[];
}

/** R 16.4.6: fleets of a player in Open Seas, area by area: a die, and morale checks if it calls for them. */
export interface OpenSeasFrame {
  readonly kind: 'openSeas';
  readonly player: PlayerId;
  readonly left: readonly SeaId[];
  readonly checking: readonly UnitId[];
}
