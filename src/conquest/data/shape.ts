/** R 2: the types of the components. All data can be replaced; each row can name its source. */
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

/** A row of facts, which can name its source. */
export interface Sourced {
  readonly source?: Source;
}

/** A side, with the rules that do not hold for every side. */
export interface SideFact extends Sourced {
  readonly id: SideId;
  readonly name: string;
  /** The highest die with which it evades tactical combat (R 9.3). */
  readonly evadesOn: number;
  /** Whether it sets up on the Tactical Display where it likes, and after the others (R 10.3). */
  readonly setsUpFreely: boolean;
  /** Whether it can hold independent provinces (R 5.2). */
  readonly conquers: boolean;
  /** Seasons that bring replacements (R 12.1). */
  readonly replacements: readonly Season[];
  /** Whether it loses its money with the treasuries (R 15.8). */
  readonly treasury?: boolean;
  /** Whether it may scorch its own land (R 17.1). */
  readonly scorches?: boolean;
  /** Whether no player plays it; it has no phases of its own. */
  readonly unplayed?: boolean;
}

/** R 2.2: a province. */
export interface ProvinceFact extends Sourced {
  readonly id: ProvinceId;
  readonly name: string;
  readonly terrain: Terrain;
  readonly loyalty: Loyalty;
  /** Its holder at the start; `null` if it is independent. */
  readonly holder: SideId | null;
  /** The side to which it pays no replacement points (R 12.6). */
  readonly paysNothingTo?: SideId;
  /** Whether the side that conquers may recruit after it has entered (R 12.8). */
  readonly recruits?: boolean;
  /** Whether a victory by conquest does not need it (R 16.2). */
  readonly dispensable?: boolean;
  /** Whether pieces that enter it leave the game, because they are home. */
  readonly haven?: boolean;
  readonly longitude: number;
  readonly latitude: number;
}

/** R 8.2: two adjacent provinces. */
export interface BorderFact extends Sourced {
  readonly a: ProvinceId;
  readonly b: ProvinceId;
  readonly kind: BorderKind;
  /** The fortress that blocks it for the enemies of its holder. */
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
  /** Its place: one province, or two if it is on their border and in neither of them. */
  readonly provinces: readonly ProvinceId[];
  /** Its coast, if it has one (R 7.5). */
  readonly sea: SeaZoneId | null;
  readonly walls: number;
  /** The owner of the walls. */
  readonly holder: SideId;
  /** Whether no wall can be built there (R 6.4). */
  readonly holy?: boolean;
  /** The objective that founds it: it exists from the turn after (R 15.4). */
  readonly foundedBy?: ObjectiveId;
  /** Whether a side that takes it may recruit (R 12.8). */
  readonly capital?: boolean;
  /** Whether its holder has the treasury. */
  readonly treasury?: boolean;
  /** The highest die with which it surrenders; `null`: never; absent: it cannot be asked to (R 17.5). */
  readonly surrendersOn?: number | null;
}

export interface MapFacts {
  readonly provinces: readonly ProvinceFact[];
  readonly borders: readonly BorderFact[];
  readonly seaZones: readonly SeaZoneFact[];
  readonly cities: readonly CityFact[];
}

/** R 2.8: attack strength (of missile units, the highest die that hits) and defense strength. */
export interface Strength {
  readonly attack: number;
  readonly defense: number;
}

/** The place where some counters of a kind begin. */
export interface Batch {
  readonly count: number;
  readonly at: PlaceId;
  /** The group with which their side places them (R 3.3); until then they are set aside. */
  readonly choice?: ChoiceId;
  /** The turns in which they arrive from the track and are withdrawn (R 13). */
  readonly turn?: number;
  readonly leaves?: number;
  /** The milestone after which they come from the track on the next turn. */
  readonly after?: MilestoneId;
  /** The side for which they begin, if it is not that of their kind. */
  readonly side?: SideId;
  /** The first turn in which they may march. */
  readonly restsUntil?: number;
  /** Their range, if it is not that of their kind. */
  readonly range?: RangeId;
}

/** R 2.3: a kind of combat unit. */
export interface KindFact extends Sourced {
  readonly id: KindId;
  readonly name: string;
  readonly nation: Nation;
  readonly type: UnitType;
  /** The side to which its units belong by default. */
  readonly side: SideId;
  /** Strengths from full down to the last step. */
  readonly strengths: readonly Strength[];
  /** Whether its attack strength is in brackets: it shoots (R 10.13). */
  readonly missile?: boolean;
  /** The highest die that hits when it shoots, in addition to its attack strength. */
  readonly volley?: number;
  /** Whether it charges its attacker and is lost after its only attack. */
  readonly scythed?: boolean;
  /** Whether it shoots like archers and never moves on the display. */
  readonly engine?: boolean;
  /** Whether its last step is a unit of light cavalry. */
  readonly remnant?: boolean;
  /** Whether it belongs to the Ten Thousand. */
  readonly greek?: boolean;
  /** Whether it may go one province further by a forced march (R 8.4). */
  readonly forcedMarch?: boolean;
  /** Whether two of its units form a pair under a leader on the display (R 10.7). */
  readonly pairs?: boolean;
  /** The time from which the other side may recruit it: a milestone (R 12.8), or always (R 12.7). */
  readonly recruited?: 'capitals' | 'india' | 'byAnybody';
  /** Whether it can be bought only with the treasuries (R 15.8). */
  readonly needsTreasury?: boolean;
  /** Whether it regains its lost step by rest (R 12.11). */
  readonly recuperates?: boolean;
  /** Whether it is never replaced (R 12.6). */
  readonly irreplaceable?: boolean;
  /** The province in which it needs no supply (R 14.2). */
  readonly homeland?: ProvinceId;
  readonly range?: RangeId;
  /** The places at which all of its counters begin. */
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
  /** The group with which the side places the leader (R 3.3); until then the leader is set aside. */
  readonly choice?: ChoiceId;
  /** The turns in which the leader arrives from the track and is withdrawn (R 13). */
  readonly turn?: number;
  readonly leaves?: number;
  /** Whether the leader always commands, and with the leader's loss the army, or the game, is lost (R 10.19). */
  readonly king?: 'ofArmy' | 'ofGame';
  /** Whether the leader ignores routs, and dies only of a second roll (R 10.17). */
  readonly fearless?: boolean;
  /** Whether the leader may force marches (R 8.4). */
  readonly forcesMarches?: boolean;
  /** The highest die with which the leader rallies; 0: never (R 10.18). */
  readonly ralliesOn: number;
  /** The highest die with which the leader recovers (R 12.9). */
  readonly recoversOn: number;
  /** Whether the leader is a stand-in, who replaces a lost leader until another one comes (R 12.10). */
  readonly standIn?: boolean;
  /** The leader whom this one succeeds (R 15.6). */
  readonly succeeds?: LeaderId;
  /** The objective that is secured when the leader is killed or captured (R 15.6, 15.7). */
  readonly objective?: ObjectiveId;
  /** Whether the leader takes the Royal Family along (R 15.2). */
  readonly withFamily?: boolean;
  /** The first turn in which the leader may march. */
  readonly restsUntil?: number;
  /** Whether the leader belongs to the Ten Thousand, or is the one whom they elect. */
  readonly greek?: 'general' | 'elected' | 'officer';
  /** Whether the leader is never suspected of treachery (R 17.4). */
  readonly loyal?: boolean;
  readonly range?: RangeId;
}

/** The name of a range. */
export type RangeId = string;

/** Provinces that some counters never leave while they belong to their side (R 8.3, 14.2). */
export interface RangeFact extends Sourced {
  readonly id: RangeId;
  readonly side: SideId;
  /** `only`: nowhere else; `never`: anywhere but there. */
  readonly keeps: 'only' | 'never';
  readonly provinces: readonly ProvinceId[];
  /**
   * Whether they are released after a revolt of which no unit is left there (R 8.3), or when no revolt is possible any
   * more (R 14.2).
   */
  readonly untilRevoltIsOver?: boolean;
  /**
   * The milestone that releases them: before an enemy unit has entered one of the provinces, they do not move (R 3.3).
   */
  readonly wakes?: MilestoneId;
}

/** A marker that armies take along. */
export interface BaggageFact extends Sourced {
  readonly id: BaggageId;
  readonly name: string;
  readonly side: SideId;
  readonly at: PlaceId;
  /** The places where it can be built again (R 11.7). */
  readonly builtIn?: ProvinceId;
  /** Whether it counts in sieges (R 11.3), and is lost where an enemy catches it alone (R 11.7). */
  readonly besieges?: boolean;
  /** The only leader with whom it goes, except on a forced march; it supplies the army. */
  readonly follows?: LeaderId;
}

/** Warships and transports; a marker that goes from sea zone to sea zone. */
export interface FleetFact extends BaggageFact {
  /** The number of units that it carries. */
  readonly capacity: number;
  /** The number of units that a unit of cavalry counts as; left out: one. */
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

/** A result of the Pursuit Table (R 10.20): the units eliminated, and whether a leader is taken. */
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
  /** Units withdrawn; each column begins at a number of objectives (R 17.4). */
  readonly mutiny: Chart<number> & { readonly from: readonly number[] };
  /** Points for a step (R 12.2), a wall (R 12.5), and a Siege Train (R 11.7). */
  readonly costs: Sourced & { readonly step: Readonly<Record<UnitType, number>>; readonly wall: number; readonly train: number };
  /** The place and the size of a raid, die by die; `null`: none (R 14.3). */
  readonly raids: Sourced & {
    readonly places: readonly (ProvinceId | null)[];
    readonly nations: Readonly<Partial<Record<ProvinceId, Nation>>>;
    readonly sizes: readonly number[];
  };
  /** The worth of what is held at the end; left out: that of the schedule. */
  readonly worth?: Sourced & { readonly terrain: Readonly<Record<Terrain, number>>; readonly capitals: number; readonly family: number; readonly treasury: number };
  /** The least total of each result, from the lowest (R 16.3). */
  readonly victory: readonly (Sourced & { readonly from: number; readonly winner: SideId | null; readonly margin: Margin })[];
}

/** One turn of the track (R 4.1). */
export interface TurnFact extends Sourced {
  readonly season: Season;
  /** Years BC. */
  readonly year: number;
  /** Whether a battle is fought at once: nothing is supplied and no piece moves (R 4.3). */
  readonly opensWithBattle?: boolean;
  /** Sides whose replacements do not come this time (R 4.2). */
  readonly withoutReplacements?: readonly SideId[];
  /** Whether the Spartans can revolt (R 14.2), barbarians can raid (R 14.3), or troops can mutiny (R 17.4). */
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
  /** The event that secures it: the king of the game enters, or the city is taken; otherwise a leader's end. */
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
  /** Trays in addition to those of every game; left out: none. */
  readonly trays?: readonly FurtherTray[];
}
