/** R 4-20: the shapes of the charts and tables. */
import type { CitySize, CombatResult, Season, Stronghold, Terrain, UnitType, Work } from '../../vocabulary.js';
import type { Sourced } from './sourced.js';

/** What a round does to the attacker and to the defender (R 17.5). */
export type CombatCell = readonly [attacker: CombatResult, defender: CombatResult];

/** R 17, 18: combat. */
export interface CombatChart extends Sourced {
  /** A row for each face of the die, with a cell for each column of `ODDS`. */
  readonly rows: readonly (readonly CombatCell[])[];
}

/** R 17.4, 17.9, 18.3: what is added to morale in combat. */
export interface MoraleModifiers extends Sourced {
  /** Fortresses (R 17.4.4); a fort has walls of its own. */
  readonly walls: Readonly<Record<Stronghold, number>>;
  /** On top, if both ends belong to the same player. */
  readonly longWalls: number;
  readonly unwalled: Readonly<Record<CitySize, number>>;
  readonly rough: number;
  readonly behindRiver: number;
  /** Against an attack from the sea. */
  readonly coast: number;
  readonly foraging: number;
  readonly raiding: number;
  /** R 17.4.5, 18.6.3. */
  readonly cavalryInFortress: number;
}

/** R 17, 18: single figures of combat. */
export interface CombatFigures extends Sourced {
  /** A unit that fails its check by so much is eliminated (R 17.5.3). */
  readonly eliminatedBy: number;
  /** R 17.4.6 */
  readonly moraleOfFleetsAshore: number;
  /** R 18.3.3 */
  readonly moraleOfGarrisons: number;
  /** So many units defend walls (R 18.6.2). */
  readonly mostOnWalls: number;
  /** A leader dies on this (R 7.8.6). */
  readonly leaderDiesOn: number;
  /** So many eliminated units make a victory decisive (R 13.4). */
  readonly decisiveLosses: number;
}

/** R 10.3, 10.5, 10.6: sieges. */
export interface SiegeTable extends Sourced {
  /** Units that begin and keep up a siege (R 10.3.2). */
  readonly besiegers: Readonly<Record<Stronghold, number>>;
  /** Fleets besides, at a port. */
  readonly fleetsAtPort: number;
  /** The siege morale at first, for walled cities (R 10.3.3), and what changes it. */
  readonly morale: Readonly<Record<Stronghold, number>>;
  readonly longWalls: number;
  readonly unwalled: number;
  readonly raided: number;
  /** It never falls below this (R 10.5). */
  readonly leastMorale: number;
}

/** R 16.4-16.8: movement. Costs are movement points. */
export interface MovementTable extends Sourced {
  readonly allowance: Readonly<Record<Exclude<UnitType, 'fleet'>, number>> & {
    readonly leader: number;
    /** A die is added (R 16.4.1). */
    readonly fleet: number;
  };
  /** `null`: impassable. */
  readonly terrain: Readonly<Record<Terrain, number | null>>;
  /** On top of the terrain. */
  readonly river: number;
  /** From hex to hex along a road, instead of the terrain. */
  readonly road: number;
  /** From one friendly land area to the next, or within one. */
  readonly landArea: number;
  /** From one sea area to the next, or onto enemy fleets in the same. */
  readonly seaArea: number;
  readonly landAtPort: number;
  readonly landAtCoast: number;
  readonly launch: number;
  readonly isthmus: number;
  /** Units that one fleet carries (R 16.7.2). */
  readonly carried: Readonly<Record<Exclude<UnitType, 'fleet'>, number>>;
  /** The die of fleets in an Open Sea that calls for a morale check (R 16.4.6). */
  readonly openSeaCheckOn: number;
}

/** R 9: supply. */
export interface SupplyTable extends Sourced {
  /** Talents for a unit; for a fleet by its morale. */
  readonly landUnit: number;
  readonly strongFleet: number;
  readonly weakFleet: number;
  /** A fleet of this morale or more is strong. */
  readonly strongFrom: number;
  /** What units in cities of their home region cost of that (R 9.4.3). */
  readonly atHome: number;
  /** Areas of a line over land, both ends included (R 9.3.3). */
  readonly landAreas: number;
  /** In this season nobody forages (R 9.5). */
  readonly noForage: Season;
}

/** What is built: its price in talents, and the seasons that it takes (R 7.7). */
export interface Price {
  readonly talents: number;
  readonly seasons: number;
}

/** R 7.7: construction. */
export interface ConstructionTable extends Sourced {
  readonly units: Readonly<Record<UnitType, Price>>;
  readonly works: Readonly<Record<Work, Price>>;
  /** So many seasons less for the walls of revolting cities (R 6.5.5). */
  readonly savedInRevolt: number;
}

/** R 4: the ranges of Allegiance and Militance Levels. */
export interface Levels extends Sourced {
  readonly allegiance: { readonly least: number; readonly most: number };
  readonly militance: { readonly least: number; readonly most: number };
  /** Below this Allegiance Level a region changes hands at the control check (R 4.3). */
  readonly leastHeld: number;
  /** From this Allegiance Level down an Athenian region is in the risk zone (R 4.1). */
  readonly riskZone: number;
  /** From this Militance Level on units are placed and built, and cities in revolt are friendly to the enemy (R 4.2, 6.5.1). */
  readonly active: number;
}

/** R 5.3, 5.4: tribute. */
export interface TributeTable extends Sourced {
  readonly mostMultiples: number;
  /** Multiples by which an assessment rises in a year at most (R 5.3.1). */
  readonly mostRaised: number;
  /** Allegiance of the Empire and Militance of the League for each multiple raised (R 5.3.3). */
  readonly raised: number;
  /** The yearly change of the same at each multiple, from 0 (R 5.3.4). */
  readonly levels: Sourced & { readonly empire: readonly number[]; readonly league: readonly number[] };
  /** What a region whose Militance is too low is assessed at most (R 5.3.3). */
  readonly mostWhenInactive: number;
  /** Points that a lost city takes from the tribute (R 5.4.2). */
  readonly lost: Readonly<Record<CitySize, number>>;
}

/** When a Revolt Check is modified (R 6.3). */
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
  /** A voluntary check ends a revolt on this or less (R 6.2). */
  readonly endsOn: number;
  readonly modifiers: readonly (RevoltCondition & Sourced & { readonly modifier: number })[];
}

/** What changes Allegiance and Militance (R 13.4). */
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
  /** In each season while the condition lasts, or at once when the action happens. */
  readonly when: 'seasonal' | 'action';
  /** For regions of the player who acts, or of whom the row speaks. */
  readonly friendly: LevelChange;
  /** For regions of the other camp; left out: the row changes the one region alone. */
  readonly enemy?: LevelChange;
  /** It takes a die of so much or more. */
  readonly die?: number;
  /** Allegiance does not fall below this by it. */
  readonly floor?: number;
  /** No more than one such row changes a region in a season; the first in the table comes before the others. */
  readonly exclusive?: boolean;
  /** Once a season for each area. */
  readonly oncePerArea?: boolean;
  /** Multiplied by the size of the city. */
  readonly bySize?: Readonly<Record<CitySize, number>>;
}

/** R 15: raiding. */
export interface RaidTable extends Sourced {
  /** Talents that a unit in supply sends home. */
  readonly talents: number;
}

/** A result from this total on. */
export interface Threshold {
  readonly from: number;
  readonly allegiance: number;
}

/** R 20: peace. */
export interface PeaceTable extends Sourced {
  /** Militance of all regions at the end of a year of peace. */
  readonly militance: number;
  /** Allegiance of a region with leaders by the die, with one for each further leader (R 20.2). */
  readonly leaders: readonly Threshold[];
  /** A Grievance Roll succeeds from this on (R 20.3). */
  readonly grievanceFrom: number;
  /** Grievances for a destroyed city by its size. */
  readonly destroyed: Readonly<Record<CitySize, number>>;
}

/** R D: combat in three wings, by agreement. */
export interface WingTable extends Sourced {
  /** Both sides need so many units. */
  readonly leastUnits: number;
  /** The part of its units that a side puts into each wing at least, rounded down. */
  readonly share: number;
  /** A side shifts its units on this or more. */
  readonly shiftsFrom: number;
  /** Morale of a wing that is joined from one that has won. */
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
