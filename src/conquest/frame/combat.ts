/** R 9: frames of combat off the display; and of losses, of leaders in danger and of retreats, which other sections share. */
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

/** R 4.2, 9.1: combat after combat. */
export interface CombatsFrame {
  readonly kind: 'combats';
  /** Those that faced each other when the phase began, and have not fought. */
  readonly left: readonly Contest[];
  /** Those whose turn it is. */
  readonly now: Contest | null;
  /** Who has given way in this phase, or was beaten and has no way out: he fights no more in it (R 9.2, rulings C9.4, C9.10). */
  readonly withdrawn: readonly PieceId[];
  /** The side that chooses which of them are fought; absent where all are. */
  readonly phasing?: SideId;
}

/** One side of a combat: who fights. */
export interface Party {
  readonly side: SideId;
  readonly force: ForceName;
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
}

/** R 9.2, 9.3: who may evades, or does not, one after another. */
export interface EvasionFrame {
  readonly kind: 'evasion';
  readonly province: ProvinceId;
  readonly tactical: boolean;
  /** Who may still try, on which die or less, and where alone they may go (R 9.3). */
  readonly left: readonly (Party & { readonly on: number; readonly within: readonly ProvinceId[] | null })[];
  /** Who has evaded; there is no combat. */
  readonly evaded: ForceName | null;
}

/** R 9.4, 9.5: one minor combat. */
export interface MinorCombatFrame {
  readonly kind: 'minorCombat';
  readonly province: ProvinceId;
  readonly attacker: Party;
  readonly defender: Party;
  /** Their strengths, leaders included. */
  readonly strengths: readonly [attacker: number, defender: number];
  readonly result: MinorResult | null;
  /** How much of the result is done. */
  readonly done: number;
}

/** R 7.4, 8.6, 9.5, 11.4: a side chooses the steps that it loses, one by one. */
export interface LossesFrame {
  readonly kind: 'losses';
  readonly side: SideId;
  /** Whose steps can be lost: of those who could be at first, all that are left. */
  readonly units: readonly UnitId[];
  /** A city whose walls can be lost instead (R 11.4). */
  readonly city: CityId | null;
  /** Steps still to be lost. */
  readonly left: number;
  /** Nobody is eliminated while somebody can be reduced (R 7.4). */
  readonly sparing: boolean;
  /** Who has lost a step, step by step; walls are not among them. */
  readonly lost: readonly UnitId[];
  /** The clause that they are lost by. */
  readonly rule: RuleRef;
}

/** R 10.16: a leader among those who suffered is in danger; whoever pushed it reads `result`. */
export interface CasualtyFrame {
  readonly kind: 'casualty';
  readonly leader: LeaderId;
  readonly column: CasualtyColumn;
  /** The first die has killed one who dies of a second alone (R 10.17). */
  readonly again: boolean;
  readonly result: Casualty | null;
  /** The clause that calls for it. */
  readonly rule: RuleRef;
}

/** R 9.2, 9.3, 9.5, 10.20: who gives way goes into an adjacent province; whoever pushed it reads `to`. */
export interface RetreatFrame {
  readonly kind: 'retreat';
  readonly side: SideId;
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
  readonly from: ProvinceId;
  /** What they look for: of each step the provinces that are any of it, if there is one; otherwise those of the next. */
  readonly order: readonly (readonly Refuge[])[];
  /** No province but these (R 9.3); `null`: any. */
  readonly within: readonly ProvinceId[] | null;
  /** They may stay as well. */
  readonly discretionary: boolean;
  /** Where they have gone; `null` as long as they have not, or when they stayed. */
  readonly to: ProvinceId | null;
  /** The clause that they give way by. */
  readonly rule: RuleRef;
}
