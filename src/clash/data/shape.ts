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

/** R S2, S11.3: a kind that is not bought as all others of its type. */
export interface PurchaseFact extends Sourced {
  readonly kind: KindId;
  /** A step costs so many points, or as one of this type. */
  readonly points?: number;
  readonly as?: UnitType;
  /** Who buys it controls one of these provinces. */
  readonly needs?: readonly ProvinceId[];
  /** Who buys it holds one of the capitals. */
  readonly needsCapital?: boolean;
  /** More than one are formed in a turn by whoever controls this province alone. */
  readonly oneWithout?: ProvinceId;
  /** Whoever controls this province has it for nothing. */
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
  /** It goes with units, or with a leader alone too; left out: it lies in this city, and is its holder's. */
  readonly goesWith?: 'units' | 'anybody';
  readonly liesIn?: CityId;
  /** It goes on with who forces the march. */
  readonly hastens?: boolean;
  /** Its owner may put an end to it. */
  readonly mortal?: boolean;
  /** It lends so much to its owner's word: with mutineers, and with prisoners. */
  readonly lends?: number;
  /** Its owner reads the other column of the Mutiny Table. */
  readonly revered?: boolean;
  /** Spent, it is so many replacement points. */
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
