/** R 11, 17.5: frames of the phase of sieges. */
import type { RuleRef } from '../../core/index.js';
import type { BaggageId, CityId, ForceName, LeaderId, PieceId, ProvinceId, SideId } from '../vocabulary.js';
import type { Party } from './combat.js';

export type SiegesFrame = SiegePhaseFrame | SiegeFrame | ExposureFrame | SummonsFrame;

/** R 11.1: the sides besiege cities, one side after the other. */
export interface SiegePhaseFrame {
  readonly kind: 'sieges';
  /** Sides that may still besiege; it is the turn of the first. */
  readonly left: readonly SideId[];
  /** Cities that have been besieged in this phase, or summoned (R 17.5). */
  readonly tried: readonly CityId[];
  /** Pieces that have taken part in a siege and take part in no other one of this phase (R 11.1). */
  readonly spent: readonly PieceId[];
  /** The number of sieges of each army, and whether one of its own leaders conducted them. */
  readonly laid: readonly { readonly province: ProvinceId; readonly force: ForceName; readonly led: boolean }[];
}

/** R 11.3-11.6: one siege. */
export interface SiegeFrame {
  readonly kind: 'siege';
  readonly city: CityId;
  /** The province of the besiegers. */
  readonly province: ProvinceId;
  /** The besiegers chosen so far, and the markers of the Siege Train. */
  readonly attacker: Party;
  readonly train: readonly BaggageId[];
  /** The garrison at the start of the siege. */
  readonly defender: Party;
  /** Whether it is a further siege of its army, which needs a leader (R 11.1). */
  readonly further: boolean;
  /**
   * Those who take part `muster`; the besieged may make a `sortie`; after one the besieger may lift the siege
   * (`sallied`); the die is awaited (`storm`); then both sides take losses; then the result is carried out
   * (`aftermath`).
   */
  readonly stage: 'muster' | 'sortie' | 'sallied' | 'storm' | 'attackerLoses' | 'defenderLoses' | 'aftermath';
  /** The losses of both sides, after the die. */
  readonly losses: readonly [attacker: number, defender: number];
}

/** R 11.4: leaders who took part are in danger; their side designates them. The frame below reads `hurt`. */
export interface ExposureFrame {
  readonly kind: 'exposure';
  readonly side: SideId;
  /** The leaders who have not rolled yet. */
  readonly left: readonly LeaderId[];
  /** The number of leaders that still roll. */
  readonly checks: number;
  /** The leaders who were wounded. */
  readonly hurt: readonly LeaderId[];
  /** The clause that requires the die. */
  readonly rule: RuleRef;
}

/** R 17.5: a city is called upon to surrender. */
export interface SummonsFrame {
  readonly kind: 'summons';
  readonly city: CityId;
  readonly side: SideId;
  /** The province of the army that the garrison would join. */
  readonly from: ProvinceId;
}
