/** R S5.6, S8: frames of fleets, of fights at sea, and of talks with Rhodes. */
import type { VoyageFrame } from '../../conquest/extension/frame.js';
import type { FleetId } from '../../conquest/extension/action.js';
import type { CityId, MinorResult, SeaZoneId, SideId } from '../../conquest/vocabulary.js';

export type FleetFrame =
  VoyageFrame | SeaBattlesFrame | SeaBattleFrame | SinkingFrame | ShiplessFrame | SeaWithdrawalFrame | TalksFrame;

/** Two sides that fight at sea. */
export interface SeaContest {
  readonly zone: SeaZoneId;
  readonly against: SideId;
}

/** R S8.4: after its movement a side fights at sea. */
export interface SeaBattlesFrame {
  readonly kind: 'seaBattles';
  readonly side: SideId;
  /** The opponents that it faced after its movement and has not fought. */
  readonly left: readonly SeaContest[];
}

/** One side of a fight at sea. */
export interface Squadron {
  readonly side: SideId;
  readonly fleets: readonly FleetId[];
  /** The naval fortress that fights on this side (R S1.2). */
  readonly fortress: CityId | null;
}

/** R S8.4: one fight at sea. */
export interface SeaBattleFrame {
  readonly kind: 'seaBattle';
  readonly zone: SeaZoneId;
  readonly attacker: Squadron;
  readonly defender: Squadron;
  /** The column of the table, by its number from below 1:1 on, leaders counted. */
  readonly column: number;
  /** The modifier of the pieces aboard. */
  readonly modifier: number;
  readonly result: MinorResult | null;
  /** The number of parts of the result that have been carried out. */
  readonly done: number;
}

/** R S8.4: a side loses one of its fleets in a zone, or a wall of the fortress that fights with them. */
export interface SinkingFrame {
  readonly kind: 'sinking';
  readonly side: SideId;
  readonly fleets: readonly FleetId[];
  readonly fortress: CityId | null;
}

/** R S8.4, S8.5, S12: pieces of a side at sea may have no ships, because these were sunk or changed sides. */
export interface ShiplessFrame {
  readonly kind: 'shipless';
  readonly side: SideId;
  readonly zone: SeaZoneId;
  readonly why: 'sunk' | 'deserted';
}

/** R 9.5, S8.4: the fleets of a side may leave a zone. */
export interface SeaWithdrawalFrame {
  readonly kind: 'seaWithdrawal';
  readonly side: SideId;
  readonly zone: SeaZoneId;
}

/** R S5.6: a side may talk with Rhodes. */
export interface TalksFrame {
  readonly kind: 'talks';
  readonly side: SideId;
  /** Whether Rhodes has answered. */
  readonly done: boolean;
}
