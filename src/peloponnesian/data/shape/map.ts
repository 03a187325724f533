/** R 1.2: the shapes of the map. All of it can be replaced. */
import type { GridFacts } from '../../../core/hex/index.js';
import type { AreaId, CityId, CitySize, HexId, RegionId, Satrapy, SeaId, SeaKind } from '../../vocabulary.js';
import type { Sourced } from './sourced.js';

/** Printed numbers of hexes without the letter of the sheet, separated by spaces: `2838 2837`. */
export type HexNumbers = string;
/** Hexsides, each as the numbers of the two hexes that it separates: `2736/2837 2737/2837`. */
export type SideNumbers = string;

/** R 1.2: a land area. */
export interface AreaFact extends Sourced {
  readonly id: AreaId;
  /** Two letters that stand for it in the lines of hexes. */
  readonly code: string;
  readonly name: string;
  /** The region, or the satrapy of Persia; `null` for an uninhabited island. */
  readonly region: RegionId | Satrapy | null;
  /** The number of units that can forage in a season, and of talents raided in a year (R 9.7.1, 15.3). */
  readonly forage: number;
  /** The areas across a land border. */
  readonly borders: readonly AreaId[];
  /** The sea areas along its coast. */
  readonly coast: readonly SeaId[];
}

/** R 1.2: a sea area. */
export interface SeaFact extends Sourced {
  readonly id: SeaId;
  /** Two characters that stand for it in the lines of hexes. */
  readonly code: string;
  readonly name: string;
  readonly kind: SeaKind;
  readonly borders: readonly SeaId[];
  /** Land hexes that touch it without an adjacent hex of water: along straits and gulfs narrower than a hex. */
  readonly narrows: HexNumbers;
}

/** R 1.2: a city. */
export interface CityFact extends Sourced {
  readonly id: CityId;
  readonly name: string;
  readonly area: AreaId;
  readonly hex: HexId;
  readonly size: CitySize;
  /** The sea area of its port (R 16.6), or `null` without a port. */
  readonly port: SeaId | null;
  readonly walled: boolean;
}

/** R 16.6: a river, by the hexsides along which it runs. */
export interface RiverFact extends Sourced {
  readonly name: string;
  readonly sides: SideNumbers;
}

/** R 16.6: a road, by its hexes in order. */
export interface RoadFact extends Sourced {
  readonly hexes: HexNumbers;
}

/** R 16.8.2: a strait that land units cross like a river, by its hexsides. */
export interface CrossingFact extends Sourced {
  readonly name: string;
  readonly sides: SideNumbers;
}

/** R 10.9: two fortresses that Long Walls join at the start. */
export interface LongWallsFact extends Sourced {
  readonly a: CityId;
  readonly b: CityId;
}

export interface MapFacts {
  readonly grid: GridFacts & Sourced;
  /** The column numbers of the east sheet: its first column, and the difference. */
  readonly eastSheet: Sourced & { readonly firstColumn: number; readonly offset: number };
  /**
   * A line for each row of hexes: the code of the area, sea area or foreign land of each hex; `..` beyond the edge of
   * the map.
   */
  readonly hexes: readonly string[];
  /**
   * A line for each row of hexes, and a letter for each hex: `c` clear, `r` rough, `m` mountain, `l` lake; others
   * without one.
   */
  readonly terrain: readonly string[];
  /** Codes of land that no unit enters. */
  readonly foreign: readonly string[];
  readonly areas: readonly AreaFact[];
  readonly seas: readonly SeaFact[];
  readonly cities: readonly CityFact[];
  readonly rivers: readonly RiverFact[];
  readonly roads: readonly RoadFact[];
  readonly crossings: readonly CrossingFact[];
  readonly longWalls: readonly LongWallsFact[];
  /** R 16.8.1: the two ports between which fleets cross the Isthmus, and the area that must be friendly. */
  readonly isthmus: Sourced & { readonly ports: readonly [CityId, CityId]; readonly area: AreaId };
  /** R 19.1: the sea areas from which the Sicily box is entered. */
  readonly sicily: Sourced & { readonly seas: readonly SeaId[] };
}
