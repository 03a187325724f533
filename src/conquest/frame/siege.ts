/** R 11, 17.5: frames of the phase of sieges. */
import type { RuleRef } from '../../core/index.js';
import type { BaggageId, CityId, ForceName, LeaderId, PieceId, ProvinceId, SideId } from '../vocabulary.js';
import type { Party } from './combat.js';

export type SiegesFrame = SiegePhaseFrame | SiegeFrame | ExposureFrame | SummonsFrame;

/** R 11.1: one side after the other besieges, city by city. */
export interface SiegePhaseFrame {
  readonly kind: 'sieges';
  /** Sides that may still besiege; it is the turn of the first. */
  readonly left: readonly SideId[];
  /** Cities that have been besieged in this phase, or summoned (R 17.5). */
  readonly tried: readonly CityId[];
  /** What has taken part in a siege: in no other of this phase (R 11.1). */
  readonly spent: readonly PieceId[];
  /** The sieges of each army, and whether a leader who may conduct one did. */
  readonly laid: readonly { readonly province: ProvinceId; readonly force: ForceName; readonly led: boolean }[];
}

/** R 11.3-11.6: one siege. */
export interface SiegeFrame {
  readonly kind: 'siege';
  readonly city: CityId;
  /** Where the besiegers stand. */
  readonly province: ProvinceId;
  /** Who takes part, as they are chosen; and what of the Siege Train. */
  readonly attacker: Party;
  readonly train: readonly BaggageId[];
  /** Who is in the city when the siege is laid. */
  readonly defender: Party;
  /** It is not the first of its army, and needs a leader (R 11.1). */
  readonly further: boolean;
  /**
   * Those who take part `muster`; the besieged may make a `sortie`; after one the besieger may lift the siege (`sallied`); the die is
   * called for (`storm`); then both sides lose what it says; and what comes of it is seen (`aftermath`).
   */
  readonly stage: 'muster' | 'sortie' | 'sallied' | 'storm' | 'attackerLoses' | 'defenderLoses' | 'aftermath';
  /** Losses of both, when the die has fallen. */
  readonly losses: readonly [attacker: number, defender: number];
}

/** R 11.4: of those who took part leaders are in danger, whom their side designates; whoever pushed it reads `hurt`. */
export interface ExposureFrame {
  readonly kind: 'exposure';
  readonly side: SideId;
  /** Who has not been rolled for. */
  readonly left: readonly LeaderId[];
  /** How many are to be rolled for yet. */
  readonly checks: number;
  /** Who was wounded. */
  readonly hurt: readonly LeaderId[];
  /** The clause that calls for it. */
  readonly rule: RuleRef;
}

/** R 17.5: a city is called upon to surrender. */
export interface SummonsFrame {
  readonly kind: 'summons';
  readonly city: CityId;
  readonly side: SideId;
  /** Where the army stands that its garrison would join. */
  readonly from: ProvinceId;
}
