/** R 7.5-7.7: what a player may build, where, and at what price. */
import * as bases from '../query/bases.js';
import * as building from '../query/building.js';
import { cityNamed, playerNamed } from '../query/by-id.js';
import { unitNamed } from '../query/pieces.js';
import { isHex } from '../table/places.js';
import type { Price } from '../data/shape/charts.js';
import type { LongWallsDue } from '../state.js';
import type { Situation } from '../table/situation.js';
import { type CityId, type HexId, type PlayerId, type UnitId, type Work, WORKS } from '../vocabulary.js';
import { stateOfCity } from '../query/owners.js';
import * as works from '../query/works.js';

const idsOf = ({ places }: Situation, hexes: readonly number[]): readonly HexId[] =>
  hexes.filter((hex) => isHex(places, hex)).map((hex) => places.ids[hex] as HexId);

/** Returns the price of a unit and the number of seasons until it is complete (R 7.7). */
export const priceOfUnit = (situation: Situation, unit: UnitId): Price =>
  building.priceOfUnit(situation, unitNamed(situation, unit));

/**
 * Returns the price of a base, a fort, walls or Long Walls, and the number of seasons until they are complete (R 7.7).
 */
export function priceOfWork(situation: Situation, work: Work): Price {
  if (!WORKS.includes(work)) throw new RangeError(`nothing is built that is called ${String(work)}`);
  return building.priceOfWork(situation, work);
}

/** Returns the price of a city's walls, and the number of seasons until they are complete (R 7.6.4, 7.7). */
export const priceOfWalls = (situation: Situation, city: CityId): Price =>
  building.priceOfWork(situation, building.wallsOf(cityNamed(situation, city)));

/** Returns the units that a player could build, one of each kind, whatever is in the treasury (R 7.5). */
export const buildableUnits = (situation: Situation, player: PlayerId): readonly UnitId[] =>
  building.unitsToBuild(situation, playerNamed(situation, player)).map(({ id }) => id);

/** Returns the hexes in which a player could build a base, in ascending order (R 7.6.3). */
export const baseSites = (situation: Situation, player: PlayerId): readonly HexId[] =>
  idsOf(situation, bases.baseSites(situation, playerNamed(situation, player)));

/** Returns the hexes in which a player could build a fort, in ascending order (R 7.6.2). */
export const fortSites = (situation: Situation, player: PlayerId): readonly HexId[] =>
  idsOf(situation, works.fortSites(situation, playerNamed(situation, player)));

/** Returns the cities that a player could fortify, in the order of the map (R 7.6.4). */
export const wallSites = (situation: Situation, player: PlayerId): readonly CityId[] =>
  works.wallSites(situation, playerNamed(situation, player)).map(({ id }) => id);

/** Long Walls that could be built, named by their ends, and the units that could build them. */
export interface LongWallsThere {
  readonly walls: string;
  readonly builders: readonly UnitId[];
}

/** Returns the Long Walls that a player could build (R 7.6.5). */
export const longWallSites = (situation: Situation, player: PlayerId): readonly LongWallsThere[] =>
  works
    .longWallsSites(situation, playerNamed(situation, player))
    .map(({ walls, builders }) => ({ walls, builders: builders.map(({ id }) => id) }));

/**
 * Returns the Long Walls under construction: the season of completion, counted from the start of the game, and the
 * building unit (R 7.6.5).
 */
export const longWallsBegun = (situation: Situation): Readonly<Record<string, LongWallsDue>> =>
  situation.longWallsBegun;

/**
 * Returns the season in which the walls of a city will be complete, counted from the start of the game, or `null` if
 * none are under construction (R 7.6.4).
 */
export const wallsDue = (situation: Situation, city: CityId): number | null =>
  stateOfCity(situation, cityNamed(situation, city).id).wallsDue ?? null;

/** Returns the units that were built in this season (R 7.5), as long as Allied Unrest can undo it (R C). */
export const builtUnits = (situation: Situation): readonly UnitId[] => situation.built;
