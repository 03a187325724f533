/** R 1.3, 7, 9: units and leaders: their players, places and supply, and where they can be placed. */
import { placeNamed, placeOfPiece, playerNamed, regionNamed } from '../query/by-id.js';
import * as leaders from '../query/leaders.js';
import * as owners from '../query/owners.js';
import { findUnit, leaderNamed, unitNamed } from '../query/pieces.js';
import * as placement from '../query/placement.js';
import * as presence from '../query/presence.js';
import * as stages from '../query/supply-stages.js';
import * as supply from '../query/supply.js';
import * as upkeep from '../query/upkeep.js';
import { isOnMap } from '../table/places.js';
import { FORAGING, type Situation } from '../table/situation.js';
import type {
  CityId,
  HomeId,
  LeaderId,
  PieceId,
  PlaceId,
  PlayerId,
  RegionId,
  UnitId,
  UnitType,
} from '../vocabulary.js';

/** Returns the units in a place, in the order of the pools, or only those of `player` (R 1.3). */
export const unitsAt = (situation: Situation, place: PlaceId, player?: PlayerId): readonly UnitId[] =>
  presence
    .unitsAt(situation, placeNamed(situation, place), player && { player: playerNamed(situation, player) })
    .map(({ id }) => id);

/** Returns the leaders in a place, or only those of `player` (R 1.3). */
export const leadersAt = (situation: Situation, place: PlaceId, player?: PlayerId): readonly LeaderId[] =>
  presence
    .leadersAt(situation, placeNamed(situation, place), player && { player: playerNamed(situation, player) })
    .map(({ id }) => id);

/** Returns the place of a unit or a leader: a hex, a sea area, or a tray (R 7, 19). */
export const placeOf = (situation: Situation, piece: PieceId): PlaceId =>
  situation.places.ids[placeOfPiece(situation, piece)] as PlaceId;

/** Returns the player of a unit or a leader, or `null` for a leader who is not in play (R 4.4.1, 7.8). */
export function playerOf(situation: Situation, piece: PieceId): PlayerId | null {
  const unit = findUnit(situation, piece);
  if (unit !== undefined) return owners.playerOfUnit(situation, unit.code);
  return situation.playerOfLeader(leaderNamed(situation, piece).code);
}

/** The printed values of a unit. */
export interface UnitThere {
  readonly home: HomeId;
  readonly type: UnitType;
  readonly morale: number;
  /** Whether it never returns once it is eliminated. */
  readonly isElite: boolean;
}

/** Returns the printed values of a unit (R 1.3.3, 7.9.1). */
export function unitFacts(situation: Situation, unit: UnitId): UnitThere {
  const { home, type, morale, isElite } = unitNamed(situation, unit);
  return { home, type, morale, isElite };
}

/** Returns the leaders that a player has on the map and in Force Pools (R 7.8.4). */
export const leadersOf = (situation: Situation, player: PlayerId): readonly LeaderId[] =>
  leaders.leadersInPlay(situation, playerNamed(situation, player)).map(({ id }) => id);

/** Returns the units of a region in its Force Pool (R 7.2). */
export function unitsInPool(situation: Situation, region: RegionId): readonly UnitId[] {
  regionNamed(situation, region);
  return placement.unitsInPool(situation, region).map(({ id }) => id);
}

/**
 * Returns the cities in which a unit in its Force Pool may be placed: the friendly cities of its region that are not
 * besieged, for a fleet only ports. There are none while the region is inactive (R 4.2, 7.3).
 */
export function placementsOf(situation: Situation, unit: UnitId): readonly CityId[] {
  const info = unitNamed(situation, unit);
  const { home } = info;
  if (situation.placeOfUnit(info.code) !== situation.places.trays.forcePool || !owners.isRegion(home)) return [];
  const state = situation.regions[home];
  if (state === undefined || state.neutral === true || !placement.isActive(situation, home)) return [];
  return placement
    .openCities(situation, home, state.player)
    .filter(({ city }) => placement.mayBePlacedIn(situation, info, city, state.player))
    .map(({ city }) => city.id);
}

/**
 * How a unit is supplied: `home` inside a city of its own region, at half the cost; `city` inside another one; `line`
 * by a supply line; `foraging`, or `cutOff`.
 */
export type Supply = 'home' | 'city' | 'line' | 'foraging' | 'cutOff';

/** Returns how a unit on the map is supplied now, or `null` if it is not on the map (R 9.2, 9.3, 9.4.3, 9.7). */
export function supplyOf(situation: Situation, unit: UnitId): Supply | null {
  const info = unitNamed(situation, unit);
  const place = situation.placeOfUnit(info.code);
  if (!isOnMap(situation.places, place)) return null;
  if (situation.unitIs(info.code, FORAGING)) return 'foraging';
  if (supply.isInCity(situation, info.code))
    return owners.regionOfHex(situation, place) === info.home ? 'home' : 'city';
  return supply.isInSupply(situation, info.code) ? 'line' : 'cutOff';
}

/** Returns the units of a player that are not in supply now (R 9.5). */
export const cutOffUnits = (situation: Situation, player: PlayerId): readonly UnitId[] =>
  stages.cutOffUnits(situation, playerNamed(situation, player)).map(({ id }) => id);

/**
 * Returns the talents that the supply of all units of a player would cost now. Halves are added up before rounding up
 * (R 9.4.3).
 */
export const costOfSupply = (situation: Situation, player: PlayerId): number =>
  upkeep.talentsFor(upkeep.sumOfCosts(situation, stages.payers(situation, playerNamed(situation, player))));
