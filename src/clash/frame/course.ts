/** R S7.1, S11-S14: frames of the course of the game. */
import type {
  BaggageId,
  ForceName,
  LeaderId,
  PieceId,
  PlaceId,
  ProvinceId,
  SideId,
  UnitId,
} from '../../conquest/vocabulary.js';

export type CourseFrame =
  MigrationFrame | LevyFrame | RecallFrame | LastChanceFrame | ReckoningFrame | MutinyCheckFrame | PrisonersFrame;

/** R S7.1: an independent force that moves, and its place. */
export interface Wanderer {
  readonly force: ForceName;
  readonly from: ProvinceId;
}

/** R S7.1: independent forces move, one after another; the first of those left is next. */
export interface MigrationFrame {
  readonly kind: 'migration';
  readonly left: readonly Wanderer[];
  /** Units and leaders that have moved and do not move again. */
  readonly moved: readonly PieceId[];
}

/** R S11.3: the units that a side has bought in its replacement phase, whose frame is above this one. */
export interface LevyFrame {
  readonly kind: 'levy';
  readonly side: SideId;
  readonly raised: readonly UnitId[];
}

/** R S14.1: a unit that was called back is placed. */
export interface RecallFrame {
  readonly kind: 'recall';
  readonly side: SideId;
  readonly unit: UnitId;
}

/** R S12.2: a side may eliminate markers of its own before they change hands, or before points are counted. */
export interface LastChanceFrame {
  readonly kind: 'lastChance';
  readonly side: SideId;
  /** The markers that it may still eliminate. */
  readonly markers: readonly BaggageId[];
}

/** R S13: points are counted. */
export interface ReckoningFrame {
  readonly kind: 'reckoning';
}

/** R S14.1: a side that has lost a battle checks its troops for mutiny, place by place. */
export interface MutinyCheckFrame {
  readonly kind: 'mutinyCheck';
  readonly side: SideId;
  /** Places that are still to come: provinces, sea zones. */
  readonly left: readonly PlaceId[];
  /** The place where units go home now, and how many still do. */
  readonly at: PlaceId | null;
  readonly count: number;
  /** Leaders who were with them and still roll. */
  readonly shaken: readonly LeaderId[];
}

/** R S14.3: a side makes offers to its prisoners. */
export interface PrisonersFrame {
  readonly kind: 'prisoners';
  readonly side: SideId;
  /** The prisoners without an offer in this turn. */
  readonly left: readonly LeaderId[];
  /** The prisoner for whom the die is rolled. */
  readonly asked: LeaderId | null;
}
