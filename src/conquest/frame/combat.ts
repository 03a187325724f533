/**
 * R 9: frames of combat off the Tactical Display, and of losses, casualty checks and retreats, which other sections
 * share.
 */
import type { RuleRef } from '../../core/index.js';
import type {
  Casualty,
  CasualtyColumn,
  CityId,
  ForceName,
  LeaderId,
  MinorResult,
  PieceId,
  ProvinceId,
  Refuge,
  SideId,
  UnitId,
} from '../vocabulary.js';

export type CombatFrame = CombatsFrame | EvasionFrame | MinorCombatFrame | LossesFrame | CasualtyFrame | RetreatFrame;

/** Two forces at war in one province. */
export interface Contest {
  readonly province: ProvinceId;
  readonly forces: readonly [ForceName, ForceName];
}

/** R 4.2, 9.1: all combats of a phase, one by one. */
export interface CombatsFrame {
  readonly kind: 'combats';
  /** The pairs that faced each other at the start of the phase and have not fought. */
  readonly left: readonly Contest[];
  /** The pair that fights now. */
  readonly now: Contest | null;
  /**
   * Forces that have retreated in this phase, or were beaten without a way out. They do not fight again in it (R 9.2,
   * rulings C9.4, C9.10).
   */
  readonly withdrawn: readonly PieceId[];
  /** The side that chooses which combats are fought; absent if all are. */
  readonly phasing?: SideId;
}

/** One side of a combat. */
export interface Party {
  readonly side: SideId;
  readonly force: ForceName;
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
}

/** R 9.2, 9.3: the pieces that may evade do so or not, one after another. */
export interface EvasionFrame {
  readonly kind: 'evasion';
  readonly province: ProvinceId;
  readonly tactical: boolean;
  /**
   * The pieces that may still try, the highest die with which they succeed, and the only provinces where they may go
   * (R 9.3).
   */
  readonly left: readonly (Party & { readonly on: number; readonly within: readonly ProvinceId[] | null })[];
  /** The side that has evaded; there is no combat. */
  readonly evaded: ForceName | null;
}

/** R 9.4, 9.5: one minor combat. */
export interface MinorCombatFrame {
  readonly kind: 'minorCombat';
  readonly province: ProvinceId;
  readonly attacker: Party;
  readonly defender: Party;
  /** The strengths of both, leaders included. */
  readonly strengths: readonly [attacker: number, defender: number];
  readonly result: MinorResult | null;
  /** The number of parts of the result that have been carried out. */
  readonly done: number;
}

/** R 7.4, 8.6, 9.5, 11.4: a side chooses the steps that it loses, one by one. */
export interface LossesFrame {
  readonly kind: 'losses';
  readonly side: SideId;
  /** The units that can lose steps: those left of the units that could at first. */
  readonly units: readonly UnitId[];
  /** A city whose walls can be lost instead (R 11.4). */
  readonly city: CityId | null;
  /** Steps still to be lost. */
  readonly left: number;
  /** Whether no unit is eliminated while another can be reduced (R 7.4). */
  readonly sparing: boolean;
  /** The units that have lost a step, once for each step. Walls are not listed. */
  readonly lost: readonly UnitId[];
  /** The clause of the losses. */
  readonly rule: RuleRef;
}

/** R 10.16: a leader with the force that suffered is in danger. The frame below reads `result`. */
export interface CasualtyFrame {
  readonly kind: 'casualty';
  readonly leader: LeaderId;
  readonly column: CasualtyColumn;
  /** Whether the first die would have killed a leader that dies only by a second one (R 10.17). */
  readonly again: boolean;
  readonly result: Casualty | null;
  /** The clause that requires the die. */
  readonly rule: RuleRef;
}

/** R 9.2, 9.3, 9.5, 10.20: a force retreats into an adjacent province. The frame below reads `to`. */
export interface RetreatFrame {
  readonly kind: 'retreat';
  readonly side: SideId;
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
  readonly from: ProvinceId;
  /** The kinds of refuge in order of preference, in steps. Provinces of the first step that has any are offered. */
  readonly order: readonly (readonly Refuge[])[];
  /** The only possible provinces (R 9.3); `null`: any. */
  readonly within: readonly ProvinceId[] | null;
  /** Whether the force may also stay. */
  readonly discretionary: boolean;
  /** The province that the force has reached; `null` before that, or if it stayed. */
  readonly to: ProvinceId | null;
  /** The clause of the retreat. */
  readonly rule: RuleRef;
}
