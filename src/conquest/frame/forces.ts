/** R 12, 13: frames of reinforcements and replacements. */
import type { CityId, LeaderId, SideId, UnitId } from '../vocabulary.js';

export type ForcesFrame = ReinforcementsFrame | ReplacementsFrame | StandInFrame;

/** R 13.1: reinforcements are placed, piece by piece; the first piece of the list is next. */
export interface ReinforcementsFrame {
  readonly kind: 'reinforcements';
  readonly side: SideId;
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
}

/** R 12.1-12.8: a side spends its points, purchase by purchase. */
export interface ReplacementsFrame {
  readonly kind: 'replacements';
  readonly side: SideId;
  /** Points left. */
  readonly points: number;
  /** Steps bought so far: of its own troops, and of recruits from the enemy (R 12.8). */
  readonly bought: { readonly own: number; readonly recruits: number };
  /** The unit that has been paid for and must be placed. */
  readonly raising: UnitId | null;
  /** The city whose wall marker is built elsewhere (R 12.5). */
  readonly razed: CityId | null;
}

/** R 12.10: a stand-in may take the place of a leader who was lost in a battle that is over. */
export interface StandInFrame {
  readonly kind: 'standIn';
  readonly side: SideId;
  readonly leader: LeaderId;
  /** The pieces that survived the battle. */
  readonly survivors: readonly UnitId[];
}
