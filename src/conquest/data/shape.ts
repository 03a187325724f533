/** R 2: the shapes of the components. All of it is replaceable; each row may say where it comes from. */
import type {
  BaggageId,
  BorderKind,
  Casualty,
  CasualtyColumn,
  CityId,
  FurtherTray,
  KindId,
  LeaderId,
  Loyalty,
  Margin,
  MilestoneId,
  MinorResult,
  Nation,
  ObjectiveId,
  PlaceId,
  ProvinceId,
  Pursuer,
  SeaZoneId,
  Season,
  SideId,
  Source,
  TacticalResult,
  Terrain,
  UnitType,
} from '../vocabulary.js';

/** A row of facts, which may say where it comes from. */
export interface Sourced {
  readonly source?: Source;
}

/** What the rules grant to a side, and not to every side. */
export interface SideFact extends Sourced {
  readonly id: SideId;
  readonly name: string;
  /** Evades tactical combat on this or less (R 9.3). */
  readonly evadesOn: number;
  /** Sets up on the Tactical Display where it likes, and after the others (R 10.3). */
  readonly setsUpFreely: boolean;
  /** Whether it can hold independent provinces (R 5.2). */
  readonly conquers: boolean;
  /** Seasons that bring replacements (R 12.1). */
  readonly replacements: readonly Season[];
  /** Its money is in the treasuries: it loses with them (R 15.8). */
  readonly treasury?: boolean;
  /** It may burn its own land (R 17.1). */
  readonly scorches?: boolean;
  /** Nobody plays it; it has no part of the turn of its own. */
  readonly unplayed?: boolean;
}

/** R 2.2: a province. */
export interface ProvinceFact extends Sourced {
  readonly id: ProvinceId;
  readonly name: string;
  readonly terrain: Terrain;
  readonly loyalty: Loyalty;
  /** Whose it is at the start; nobody's where it is independent. */
  readonly holder: SideId | null;
  /** Pays no replacement points to this side (R 12.6). */
  readonly paysNothingTo?: SideId;
  /** Who conquers and enters it may recruit (R 12.8). */
  readonly recruits?: boolean;
  /** A win by conquest may do without it (R 16.2). */
  readonly dispensable?: boolean;
  /** Who enters it leaves the game, as one who has come home. */
  readonly haven?: boolean;
  readonly longitude: number;
  readonly latitude: number;
}

/** R 8.2: two provinces touch. */
export interface BorderFact extends Sourced {
  readonly a: ProvinceId;
  readonly b: ProvinceId;
  readonly kind: BorderKind;
  /** The fortress that bars it to enemies of whoever holds it. */
  readonly through?: CityId;
}

/** R 2.2: a sea zone. */
export interface SeaZoneFact extends Sourced {
  readonly id: SeaZoneId;
  readonly name: string;
  readonly coasts: readonly ProvinceId[];
  readonly adjacent: readonly SeaZoneId[];
}

/** A city or fortress. */
export interface CityFact extends Sourced {
  readonly id: CityId;
  readonly name: string;
  /** Where it lies: in one province, or on the border of two, in neither of them. */
  readonly provinces: readonly ProvinceId[];
  /** Its coast, if it has one (R 7.5). */
  readonly sea: SeaZoneId | null;
  readonly walls: number;
  /** Whose walls they are. */
  readonly holder: SideId;
  /** No wall may ever be built there (R 6.4). */
  readonly holy?: boolean;
  /** It is there from the turn after this objective is secured (R 15.4). */
  readonly foundedBy?: ObjectiveId;
  /** Who takes it may recruit (R 12.8). */
  readonly capital?: boolean;
  /** Whoever holds it has the treasury. */
  readonly treasury?: boolean;
  /** Surrenders on this or less; `null`: never; left out: the die is not offered (R 17.5). */
  readonly surrendersOn?: number | null;
}

export interface MapFacts {
  readonly provinces: readonly ProvinceFact[];
  readonly borders: readonly BorderFact[];
  readonly seaZones: readonly SeaZoneFact[];
  readonly cities: readonly CityFact[];
}

/** R 2.8: attack strength, which in missile units is what they hit on, and defense strength. */
export interface Strength {
  readonly attack: number;
  readonly defense: number;
}

/** Where some counters of a kind begin. */
export interface Batch {
  readonly count: number;
  readonly at: PlaceId;
  /** With whom their side places them (R 3.3); until then they are set aside. */
  readonly choice?: ChoiceId;
  /** The turns on which they come from the track, and are withdrawn (R 13). */
  readonly turn?: number;
  readonly leaves?: number;
  /** They come from the track on the turn after this milestone. */
  readonly after?: MilestoneId;
  /** Whose they begin as, where not as all of their kind do. */
  readonly side?: SideId;
  /** They do not march before this turn. */
  readonly restsUntil?: number;
  /** They keep to it, and not as all of their kind do. */
  readonly range?: RangeId;
}

/** R 2.3: a kind of combat unit. */
export interface KindFact extends Sourced {
  readonly id: KindId;
  readonly name: string;
  readonly nation: Nation;
  readonly type: UnitType;
  /** Whose it is unless something says otherwise. */
  readonly side: SideId;
  /** Strengths from full down to the last step. */
  readonly strengths: readonly Strength[];
  /** Its attack strength is bracketed: it shoots (R 10.13). */
  readonly missile?: boolean;
  /** What it hits on when it shoots, beside its attack strength. */
  readonly volley?: number;
  /** It charges whoever attacks it, and is lost with the one attack that it makes. */
  readonly scythed?: boolean;
  /** It shoots as archers do, and never moves on the display. */
  readonly engine?: boolean;
  /** Its last step is a unit of light cavalry. */
  readonly remnant?: boolean;
  /** It is of the Ten Thousand. */
  readonly greek?: boolean;
  /** It may go a province further with a leader who forces the march (R 8.4). */
  readonly forcedMarch?: boolean;
  /** Two of it stack under a leader on the display (R 10.7). */
  readonly pairs?: boolean;
  /** The other side may raise it once this milestone is passed (R 12.8), or anybody may buy it (R 12.7). */
  readonly recruited?: 'capitals' | 'india' | 'byAnybody';
  /** It cannot be raised without the treasuries (R 15.8). */
  readonly needsTreasury?: boolean;
  /** It flips back when it has rested (R 12.11). */
  readonly recuperates?: boolean;
  /** It is never replaced (R 12.6). */
  readonly irreplaceable?: boolean;
  /** It needs no supply there (R 14.2). */
  readonly homeland?: ProvinceId;
  readonly range?: RangeId;
  /** Where all of its counters begin. */
  readonly batches: readonly Batch[];
}

/** R 2.4: a leader. */
export interface LeaderFact extends Sourced {
  readonly id: LeaderId;
  readonly name: string;
  readonly side: SideId;
  readonly nation: Nation;
  /** Ability; `wounded` is that of the reverse, `null` where there is none (R 10.16). */
  readonly ability: number;
  readonly wounded: number | null;
  readonly at: PlaceId;
  /** With whom his side places him (R 3.3); until then he is set aside. */
  readonly choice?: ChoiceId;
  /** The turns on which he comes from the track, and is withdrawn (R 13). */
  readonly turn?: number;
  readonly leaves?: number;
  /** He commands wherever he is, and his end is that of his army, or of the game (R 10.19). */
  readonly king?: 'ofArmy' | 'ofGame';
  /** He ignores routs, and dies of a second roll only (R 10.17). */
  readonly fearless?: boolean;
  /** He may force marches (R 8.4). */
  readonly forcesMarches?: boolean;
  /** He rallies on this or less; 0 is never (R 10.18). */
  readonly ralliesOn: number;
  /** He recovers on this or less (R 12.9). */
  readonly recoversOn: number;
  /** He takes the place of whoever is lost, and goes when another comes (R 12.10). */
  readonly standIn?: boolean;
  /** He comes when this one leaves the board (R 15.6). */
  readonly succeeds?: LeaderId;
  /** What is secured when he is killed or captured (R 15.6, 15.7). */
  readonly objective?: ObjectiveId;
  /** He takes the Royal Family along (R 15.2). */
  readonly withFamily?: boolean;
  /** He does not march before this turn. */
  readonly restsUntil?: number;
  /** He is of the Ten Thousand, or the one whom they elect. */
  readonly greek?: 'general' | 'elected' | 'officer';
  /** He is never suspected of treachery (R 17.4). */
  readonly loyal?: boolean;
  readonly range?: RangeId;
}

/** The name of a range. */
export type RangeId = string;

/** Provinces beyond which some counters never go while they are a side's own (R 8.3, 14.2). */
export interface RangeFact extends Sourced {
  readonly id: RangeId;
  readonly side: SideId;
  /** `only`: nowhere else; `never`: anywhere but there. */
  readonly keeps: 'only' | 'never';
  readonly provinces: readonly ProvinceId[];
  /** They are released when there has been a revolt, and nothing of it is left there (R 8.3), or it is no longer to be feared (R 14.2). */
  readonly untilRevoltIsOver?: boolean;
  /** Until an enemy's unit has entered one of them, which is this milestone, those who keep to it do not move (R 3.3). */
  readonly wakes?: MilestoneId;
}

/** A marker that armies take along. */
export interface BaggageFact extends Sourced {
  readonly id: BaggageId;
  readonly name: string;
  readonly side: SideId;
  readonly at: PlaceId;
  /** Where it can be built again (R 11.7). */
  readonly builtIn?: ProvinceId;
  /** It counts in sieges (R 11.3), and is lost where an enemy catches it alone (R 11.7). */
  readonly besieges?: boolean;
  /** It goes with this leader, and with nobody else, but not where he forces a march; and it feeds those who go. */
  readonly follows?: LeaderId;
}

/** Warships and transports; a marker that goes from sea zone to sea zone. */
export interface FleetFact extends BaggageFact {
  /** How much it carries: a unit is one. */
  readonly capacity: number;
  /** What a unit of cavalry counts for; left out: as any other. */
  readonly cavalryCounts?: number;
}

export interface Counters {
  /** In the order in which lists name them. */
  readonly kinds: readonly KindFact[];
  readonly leaders: readonly LeaderFact[];
  readonly ranges: readonly RangeFact[];
  readonly baggage: readonly BaggageFact[];
  /** Left out: there are none, and sea zones are no places where anything stands. */
  readonly fleets?: readonly FleetFact[];
  /** Nations whose units fight and feed apart from all others of their side (R 6.3). */
  readonly apart: readonly Nation[];
  /** Of these, nations each of whose groups is a force of its own (R 14.3). */
  readonly bands: readonly Nation[];
  /** Wall markers in the box (R 12.5). */
  readonly walls: number;
}

/** A chart with a row for each face of the die. */
export interface Chart<Cell> extends Sourced {
  readonly rows: readonly (readonly Cell[])[];
}

/** What pursuit does (R 10.20): units eliminated, and whether a leader is taken. */
export interface PursuitCell {
  readonly units: number;
  readonly captive?: boolean;
}

/** No city has more walls (R 6.4). */
export const MOST_WALLS = 5;

/** Losses of attacker and defender (R 11.3). */
export type SiegeCell = readonly [attacker: number, defender: number];

export interface Charts {
  /** Columns: odds below 1:1, then 1:1 to 4:1 (R 9.4). */
  readonly minorCombat: Chart<MinorResult>;
  /** Columns: odds of 1:3 and less, 1:2, 1:1 to 3:1, 4:1 and more (R 10.11). */
  readonly tacticalCombat: Chart<TacticalResult>;
  readonly leaderCasualty: Sourced & Readonly<Record<CasualtyColumn, readonly Casualty[]>>;
  readonly pursuit: Sourced & Readonly<Record<Pursuer, readonly PursuitCell[]>>;
  /** Columns begin at these differentials; the first also has all below (R 11.3). */
  readonly siege: Chart<SiegeCell> & { readonly from: readonly number[] };
  /** Steps lost, die by die (R 7.4, 8.6). */
  readonly attrition: Sourced & Readonly<Record<Terrain, readonly number[]>>;
  /** Units withdrawn; columns begin at so many objectives (R 17.4). */
  readonly mutiny: Chart<number> & { readonly from: readonly number[] };
  /** Points for a step (R 12.2), a wall (R 12.5), and a Siege Train (R 11.7). */
  readonly costs: Sourced & { readonly step: Readonly<Record<UnitType, number>>; readonly wall: number; readonly train: number };
  /** Where a raid falls and how large it is, die by die; `null`: none (R 14.3). */
  readonly raids: Sourced & {
    readonly places: readonly (ProvinceId | null)[];
    readonly nations: Readonly<Partial<Record<ProvinceId, Nation>>>;
    readonly sizes: readonly number[];
  };
  /** What is held at the end is worth so much; left out: the schedule says. */
  readonly worth?: Sourced & { readonly terrain: Readonly<Record<Terrain, number>>; readonly capitals: number; readonly family: number; readonly treasury: number };
  /** The least total of each result, from the lowest (R 16.3). */
  readonly victory: readonly (Sourced & { readonly from: number; readonly winner: SideId | null; readonly margin: Margin })[];
}

/** One turn of the track (R 4.1). */
export interface TurnFact extends Sourced {
  readonly season: Season;
  /** Years BC. */
  readonly year: number;
  /** Fought at once: nothing is supplied and nobody moves (R 4.3). */
  readonly opensWithBattle?: boolean;
  /** Sides whose replacements do not come this time (R 4.2). */
  readonly withoutReplacements?: readonly SideId[];
  /** The Spartans may revolt (R 14.2), barbarians may raid (R 14.3), troops may mutiny (R 17.4). */
  readonly revolt?: boolean;
  readonly raid?: boolean;
  readonly mutiny?: boolean;
}

/** The name of a choice. */
export type ChoiceId = string;

/** R 3.3: what begins together in one of several provinces, as its side likes. */
export interface ChoiceFact extends Sourced {
  readonly id: ChoiceId;
  readonly side: SideId;
  readonly provinces: readonly ProvinceId[];
}

/** R 15: where an objective is won. */
export interface ObjectiveFact extends Sourced {
  readonly id: ObjectiveId;
  readonly name: string;
  /** The city or the province; `null` where it is a person. */
  readonly at: PlaceId | null;
  /** What wins it: the king of the game enters, or the city is taken; otherwise a leader's end. */
  readonly by: 'entering' | 'taking' | 'casualty' | 'family';
  readonly treasury?: boolean;
}

/** All that is in the box but dice and rulebook. */
export interface Components {
  readonly name: string;
  readonly sides: readonly SideFact[];
  readonly map: MapFacts;
  readonly counters: Counters;
  readonly charts: Charts;
  readonly track: readonly TurnFact[];
  readonly choices: readonly ChoiceFact[];
  readonly objectives: readonly ObjectiveFact[];
  /** Trays beside those of every game; left out: none. */
  readonly trays?: readonly FurtherTray[];
}
