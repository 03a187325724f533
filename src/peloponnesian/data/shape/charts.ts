/** R 4-20: the shapes of the charts and tables. */
import type { CitySize, CombatResult, Season, Stronghold, Terrain, UnitType, Work } from '../../vocabulary.js';
import type { Sourced } from './sourced.js';

/** The result of a round for the attacker and for the defender (R 17.5). */
export type CombatCell = readonly [attacker: CombatResult, defender: CombatResult];

/** R 17, 18: combat. */
export interface CombatChart extends Sourced {
  /** A row for each face of the die, with a cell for each column of `ODDS`. */
  readonly rows: readonly (readonly CombatCell[])[];
}

/** R 17.4, 17.9, 18.3: modifiers of morale in combat. */
export interface MoraleModifiers extends Sourced {
  /** The bonus of fortresses (R 17.4.4). A fort has walls of its own. */
  readonly walls: Readonly<Record<Stronghold, number>>;
  /** The additional bonus if both ends belong to the same player. */
  readonly longWalls: number;
  readonly unwalled: Readonly<Record<CitySize, number>>;
  readonly rough: number;
  readonly behindRiver: number;
  /** The bonus against an attack from the sea. */
  readonly coast: number;
  readonly foraging: number;
  readonly raiding: number;
  /** R 17.4.5, 18.6.3. */
  readonly cavalryInFortress: number;
}

/** R 17, 18: other figures of combat. */
export interface CombatFigures extends Sourced {
  /** The margin of a failed check that eliminates a unit (R 17.5.3). */
  readonly eliminatedBy: number;
  /** R 17.4.6 */
  readonly moraleOfFleetsAshore: number;
  /** R 18.3.3 */
  readonly moraleOfGarrisons: number;
  /** The maximum number of units on walls (R 18.6.2). */
  readonly mostOnWalls: number;
  /** The die with which a leader dies (R 7.8.6). */
  readonly leaderDiesOn: number;
  /** The number of eliminated units that makes a victory decisive (R 13.4). */
  readonly decisiveLosses: number;
}

/** R 10.3, 10.5, 10.6: sieges. */
export interface SiegeTable extends Sourced {
  /** The units needed for a siege (R 10.3.2). */
  readonly besiegers: Readonly<Record<Stronghold, number>>;
  /** The additional fleets at a port. */
  readonly fleetsAtPort: number;
  /** The starting siege morale of walled cities (R 10.3.3), and its modifiers. */
  readonly morale: Readonly<Record<Stronghold, number>>;
  readonly longWalls: number;
  readonly unwalled: number;
  readonly raided: number;
  /** The minimum siege morale (R 10.5). */
  readonly leastMorale: number;
}

/** R 16.4-16.8: movement. Costs are movement points. */
export interface MovementTable extends Sourced {
  readonly allowance: Readonly<Record<Exclude<UnitType, 'fleet'>, number>> & {
    readonly leader: number;
    /** Without the die that is added (R 16.4.1). */
    readonly fleet: number;
  };
  /** `null` if impassable. */
  readonly terrain: Readonly<Record<Terrain, number | null>>;
  /** In addition to the terrain. */
  readonly river: number;
  /** From hex to hex along a road, instead of the terrain. */
  readonly road: number;
  /** From a friendly land area to an adjacent one, or within one. */
  readonly landArea: number;
  /** Into an adjacent sea area, or onto enemy fleets in the same one. */
  readonly seaArea: number;
  readonly landAtPort: number;
  readonly landAtCoast: number;
  readonly launch: number;
  readonly isthmus: number;
  /** Units that one fleet carries (R 16.7.2). */
  readonly carried: Readonly<Record<Exclude<UnitType, 'fleet'>, number>>;
  /** The die in an Open Sea that requires morale checks (R 16.4.6). */
  readonly openSeaCheckOn: number;
}

/** R 9: supply. */
export interface SupplyTable extends Sourced {
  /** Talents for a unit; for a fleet by its morale. */
  readonly landUnit: number;
  readonly strongFleet: number;
  readonly weakFleet: number;
  /** The morale from which a fleet is strong. */
  readonly strongFrom: number;
  /** The part of the cost in cities of the home region (R 9.4.3). */
  readonly atHome: number;
  /** The number of areas of a line over land, both ends included (R 9.3.3). */
  readonly landAreas: number;
  /** The season without foraging (R 9.5). */
  readonly noForage: Season;
}

/** The price of a unit or work in talents, and its construction time in seasons (R 7.7). */
export interface Price {
  readonly talents: number;
  readonly seasons: number;
}

/** R 7.7: construction. */
export interface ConstructionTable extends Sourced {
  readonly units: Readonly<Record<UnitType, Price>>;
  readonly works: Readonly<Record<Work, Price>>;
  /** The seasons saved for the walls of cities in revolt (R 6.5.5). */
  readonly savedInRevolt: number;
}

/** R 4: the ranges of Allegiance and Militance Levels. */
export interface Levels extends Sourced {
  readonly allegiance: { readonly least: number; readonly most: number };
  readonly militance: { readonly least: number; readonly most: number };
  /** The Allegiance Level below which a region changes hands at the control check (R 4.3). */
  readonly leastHeld: number;
  /** The Allegiance Level up to which an Athenian region is in the risk zone (R 4.1). */
  readonly riskZone: number;
  /**
   * The Militance Level from which units are placed and built, and cities in revolt are friendly to the enemy (R 4.2,
   * 6.5.1).
   */
  readonly active: number;
}

/** R 5.3, 5.4: tribute. */
export interface TributeTable extends Sourced {
  readonly mostMultiples: number;
  /** The maximum rise of an assessment in a year, in multiples (R 5.3.1). */
  readonly mostRaised: number;
  /** The change of Allegiance in the Empire and of Militance in the League for each multiple raised (R 5.3.3). */
  readonly raised: number;
  /** The yearly change of the same level at each multiple, from 0 (R 5.3.4). */
  readonly levels: Sourced & { readonly empire: readonly number[]; readonly league: readonly number[] };
  /** The maximum assessment of an inactive region (R 5.3.3). */
  readonly mostWhenInactive: number;
  /** The reduction of tribute by a lost city (R 5.4.2). */
  readonly lost: Readonly<Record<CitySize, number>>;
}

/** The conditions of modifiers of a Revolt Check (R 6.3). */
export type RevoltCondition =
  | { readonly if: 'allegiance'; readonly from: number; readonly to: number }
  /** For each city of the region in revolt or in the hands of the enemy. */
  | { readonly if: 'eachLostCity' }
  | { readonly if: 'assessedAboveBase' }
  | { readonly if: 'assessedBelowBase' }
  | { readonly if: 'assessedBelowLastYear' }
  | { readonly if: 'raidedArea' };

/** R 6: revolts. */
export interface RevoltTable extends Sourced {
  readonly revoltsOn: number;
  /** The highest total with which a voluntary check ends a revolt (R 6.2). */
  readonly endsOn: number;
  readonly modifiers: readonly (RevoltCondition & Sourced & { readonly modifier: number })[];
}

/** The causes of changes of Allegiance and Militance (R 13.4). */
export type AdjustmentId =
  | 'revoltingCity'
  | 'enemyHeldPlace'
  | 'unopposedEnemy'
  | 'decisiveVictoryHere'
  | 'decisiveVictoryElsewhere'
  | 'victory'
  | 'unitEliminated'
  | 'eliteOrLeaderLost'
  | 'raidedArea'
  | 'cityDestroyed'
  | 'revoltEnded'
  | 'grievance';

/** A change of both levels of a region. */
export interface LevelChange {
  readonly allegiance: number;
  readonly militance: number;
}

/** R 13.4: a row of the Allegiance and Militance Adjustments Table. */
export interface AdjustmentFact extends Sourced {
  readonly id: AdjustmentId;
  /** In each season while the condition lasts, or at once with the action. */
  readonly when: 'seasonal' | 'action';
  /** The change in regions of the acting player, or of the player whom the row concerns. */
  readonly friendly: LevelChange;
  /** The change in regions of the other camp. Left out: the row changes only one region. */
  readonly enemy?: LevelChange;
  /** The least die with which the row applies. */
  readonly die?: number;
  /** The lowest Allegiance to which the row can lead. */
  readonly floor?: number;
  /** Whether at most one such row changes a region in a season: the first one in the table that applies. */
  readonly exclusive?: boolean;
  /** Whether it applies once a season for each area. */
  readonly oncePerArea?: boolean;
  /** A factor for the size of the city. */
  readonly bySize?: Readonly<Record<CitySize, number>>;
}

/** R 15: raiding. */
export interface RaidTable extends Sourced {
  /** The talents that a unit in supply sends home. */
  readonly talents: number;
}

/** A result and the least total for it. */
export interface Threshold {
  readonly from: number;
  readonly allegiance: number;
}

/** R 20: peace. */
export interface PeaceTable extends Sourced {
  /** The change of Militance of all regions at the end of a year of peace. */
  readonly militance: number;
  /** The change of Allegiance of a region with leaders by the die, with one added for each further leader (R 20.2). */
  readonly leaders: readonly Threshold[];
  /** The least total of a successful Grievance Roll (R 20.3). */
  readonly grievanceFrom: number;
  /** Grievances for a destroyed city by its size. */
  readonly destroyed: Readonly<Record<CitySize, number>>;
}

/** R D: combat in three wings, by agreement. */
export interface WingTable extends Sourced {
  /** The number of units that both sides need. */
  readonly leastUnits: number;
  /** The part of its units that a side must put into each wing, rounded down. */
  readonly share: number;
  /** The die from which a side may shift. */
  readonly shiftsFrom: number;
  /** The bonus to morale in a wing that is joined by victors. */
  readonly joined: number;
}

export interface Charts {
  readonly combat: CombatChart;
  readonly morale: MoraleModifiers;
  readonly figures: CombatFigures;
  readonly siege: SiegeTable;
  readonly movement: MovementTable;
  readonly supply: SupplyTable;
  readonly construction: ConstructionTable;
  readonly levels: Levels;
  readonly tribute: TributeTable;
  readonly revolt: RevoltTable;
  readonly adjustments: readonly AdjustmentFact[];
  readonly raid: RaidTable;
  readonly peace: PeaceTable;
  readonly wings: WingTable;
}
