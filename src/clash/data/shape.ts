/** R S2, S4, S5, S11, S13, S14: the shapes of what this variant has beside the components of the base. */
import type { ChoiceFact, Components, Sourced } from '../../conquest/data/shape.js';
import type {
  BaggageId,
  CityId,
  KindId,
  LeaderId,
  PlaceId,
  ProvinceId,
  SeaZoneId,
  SideId,
  Terrain,
  UnitType,
} from '../../conquest/vocabulary.js';
import type { LoyaltyId, Offer, Talks } from '../vocabulary.js';

/** R S4.3: whose loyalty is settled together: a province with all that is in it, or some of those who are in it. */
export interface LoyaltyFact extends Sourced {
  readonly id: LoyaltyId;
  readonly name: string;
  /** The side that they join without a die. */
  readonly side?: SideId;
  /** The province in which they are. */
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
  /** The place whose holder gets the fleet from the next change of hands on; `null`: no place. */
  readonly base: PlaceId | null;
  /** The sea zone in which it begins when it is claimed, and is built; `null`: off any coastal city. */
  readonly zone: SeaZoneId | null;
}

/** R S1.2, S5.6: Rhodes. */
export interface RhodesFact extends Sourced {
  readonly province: ProvinceId;
  readonly fortress: CityId;
  /** The maximum number of fleets that its walls count as when it is attacked from the sea. */
  readonly asFleets: number;
  /** The kind of unit that comes to its ally. */
  readonly gift: KindId;
  /** The provinces whose controller gets a modifier. */
  readonly sway: readonly ProvinceId[];
}

/** R S14.1: units that mutiny; rows go by the die from `from` on. */
export interface MutinyFact extends Sourced {
  readonly from: number;
  readonly normal: readonly number[];
  /** The worth of Alexander's Body for its holder. */
  readonly alexander: readonly number[];
}

/** R S14.3: the POW Recruitment Table, die by die; a die above 6 is a 6. */
export interface PrisonersFact extends Sourced {
  readonly offers: readonly Offer[];
}

/** R S2, S11.3: a kind that is not bought as all others of its type. */
export interface PurchaseFact extends Sourced {
  readonly kind: KindId;
  /** The cost of a step in points; left out: that of a unit of this type. */
  readonly points?: number;
  readonly as?: UnitType;
  /** The provinces of which its buyer must control one. */
  readonly needs?: readonly ProvinceId[];
  /** Whether its buyer must hold one of the capitals. */
  readonly needsCapital?: boolean;
  /** Only the side that controls this province can form more than one of them in a turn. */
  readonly oneWithout?: ProvinceId;
  /** The side that controls this province pays nothing for it. */
  readonly freeIn?: ProvinceId;
}

/**
 * R S11.1: a leader who comes to whoever has units of a kind; when there are none any more, to who controls the
 * province.
 */
export interface AwaitedFact extends Sourced {
  readonly leader: LeaderId;
  readonly turn: number;
  readonly kind: KindId;
  readonly province: ProvinceId;
}

/** R S7.1: where Indians are at home, and where the barbarians come from who become Indians. */
export interface IndiaFact extends Sourced {
  readonly provinces: readonly ProvinceId[];
  readonly gate: ProvinceId;
}

/** R S12: what the possession of a marker gives, and with whom it goes. */
export interface MarkerFact extends Sourced {
  readonly baggage: BaggageId;
  /** What it moves with: units, or also a leader alone; left out: it stays in this city and belongs to its holder. */
  readonly goesWith?: 'units' | 'anybody';
  readonly liesIn?: CityId;
  /** Whether it may go on a forced march. */
  readonly hastens?: boolean;
  /** Whether its owner may destroy it. */
  readonly mortal?: boolean;
  /** The modifier that it gives its owner against mutineers and for prisoners. */
  readonly lends?: number;
  /** Whether its owner reads the other column of the Mutiny Table. */
  readonly revered?: boolean;
  /** The number of replacement points that it is worth when it is spent. */
  readonly points?: number;
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
  readonly purchases: readonly PurchaseFact[];
  readonly awaited: readonly AwaitedFact[];
  readonly india: IndiaFact;
  readonly markers: readonly MarkerFact[];
}
