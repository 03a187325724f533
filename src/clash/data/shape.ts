/** R S2, S4, S5, S11, S13, S14: the shapes of what this variant has beside the components of the base. */
import type { ChoiceFact, Components, Sourced } from '../../conquest/data/shape.js';
import type { BaggageId, CityId, KindId, LeaderId, PlaceId, ProvinceId, SeaZoneId, SideId, Terrain } from '../../conquest/vocabulary.js';
import type { LoyaltyId, Offer, Talks } from '../vocabulary.js';

/** R S4.3: whose loyalty is settled together: a province with all that is in it, or some of those who are in it. */
export interface LoyaltyFact extends Sourced {
  readonly id: LoyaltyId;
  readonly name: string;
  /** Whom they follow without a die. */
  readonly side?: SideId;
  /** Where they are. */
  readonly province: ProvinceId;
  /** Of the units there those of these kinds; left out: all, with the leaders, markers and walls that are there. */
  readonly kinds?: readonly KindId[];
  /** Leaders there, each of whom is named alone. */
  readonly leaders?: readonly LeaderId[];
  /** Fortresses on a border of theirs that go with them (ruling S4.4). */
  readonly cities?: readonly CityId[];
}

/** R S5.1, S5.3: what a side deploys in its provinces as it likes: the pieces that begin by this choice, and these. */
export interface ClaimFact extends ChoiceFact {
  readonly walls: number;
  readonly baggage: readonly BaggageId[];
}

/** R S11.2: replacement points of a province. */
export type Values = Sourced & Readonly<Record<Terrain, number>>;

/** R S13: what victory is counted by. Alexander's Body is worth as many points as a die shows. */
export interface WorthFact extends Sourced {
  readonly terrain: Readonly<Record<Terrain, number>>;
  /** Provinces that are worth something else than their terrain. */
  readonly provinces: Readonly<Record<ProvinceId, number>>;
  /** All capitals together. */
  readonly capitals: number;
  readonly baggage: Readonly<Record<BaggageId, number>>;
  /** Each leader of an enemy who is held prisoner. */
  readonly prisoner: number;
}

/** R S5.6: the Rhodian Diplomacy table, die by die; a die below 1 is a 1. */
export interface DiplomacyFact extends Sourced {
  readonly unallied: readonly Talks[];
  readonly allied: readonly Talks[];
}

/** R S8.1, S8.5: whose a fleet is, and where it is built. */
export interface BaseFact extends Sourced {
  readonly fleet: BaggageId;
  /** Whoever holds it has the fleet, from then on that it changes hands; `null`: nobody for that. */
  readonly base: PlaceId | null;
  /** Where it begins when it is claimed, and is built; `null`: off any coastal city. */
  readonly zone: SeaZoneId | null;
}

/** R S1.2, S5.6: Rhodes. */
export interface RhodesFact extends Sourced {
  readonly province: ProvinceId;
  readonly fortress: CityId;
  /** So many fleets its walls are worth at most when it is attacked from the sea. */
  readonly asFleets: number;
  /** Who comes to its ally. */
  readonly gift: KindId;
  /** Whoever controls all of these is heard more readily. */
  readonly sway: readonly ProvinceId[];
}

/** R S14.1: units that mutiny; rows go by the die from `from` on. */
export interface MutinyFact extends Sourced {
  readonly from: number;
  readonly normal: readonly number[];
  /** For whoever holds Alexander's Body. */
  readonly alexander: readonly number[];
}

/** R S14.3: the POW Recruitment Table, die by die; a die above 6 is a 6. */
export interface PrisonersFact extends Sourced {
  readonly offers: readonly Offer[];
}

/** The tables of this variant. */
export interface Tables {
  readonly values: Values;
  readonly worth: WorthFact;
  readonly diplomacy: DiplomacyFact;
  readonly mutiny: MutinyFact;
  readonly prisoners: PrisonersFact;
}

/** All that is in the box but dice and rulebook. */
export interface ClashComponents extends Components {
  readonly choices: readonly ClaimFact[];
  /** In the order in which they are settled. */
  readonly loyalties: readonly LoyaltyFact[];
  /** Leaders who are drawn from a cup (R S5.3). */
  readonly cup: readonly LeaderId[];
  readonly bases: readonly BaseFact[];
  readonly rhodes: RhodesFact;
  readonly tables: Tables;
}
