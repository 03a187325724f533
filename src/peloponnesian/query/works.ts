/** R 7.6: where a player may build forts, walls and Long Walls. For bases see `bases.ts`. */
import { NO_PIECE } from '../../core/board/index.js';
import type { HexCode } from '../../core/hex/index.js';
import type { CityFact } from '../data/shape/map.js';
import { hexesBeside } from '../geometry/beside.js';
import { isHex } from '../table/places.js';
import type { UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { Camp, HexId, PlayerId } from '../vocabulary.js';
import { firstOfKinds } from './alike.js';
import { buildsLongWalls, isFortressOf, longWallsBetween } from './long-walls.js';
import { isClosedTo, unitsCommandedBy } from './command.js';
import { campOf, cityIn, hasRising, isWalled, playerOfCity, stateOfCity } from './owners.js';
import { citiesOpenTo } from './placement.js';
import { enemyOf, hasUnitsAt, hexNamed, unitsAt } from './presence.js';
import { siegeMorale } from './sieges.js';

/** Returns the hexes of units under a player's command, in ascending order (R 24.5). */
export function hexesOfUnits(situation: Situation, player: PlayerId): readonly HexCode[] {
  const places = unitsCommandedBy(situation, player).map(({ code }) => situation.placeOfUnit(code));
  return [...new Set(places)].filter((place) => isHex(situation.places, place)).sort((a, b) => a - b);
}

/**
 * Returns whether a city is closed to building: helots have risen in it, and no unit of the camp is inside (R C,
 * ruling Q141).
 */
export const isSeized = (situation: Situation, city: CityFact, camp: Camp): boolean =>
  hasRising(situation, city) && !hasUnitsAt(situation, hexNamed(situation, city.hex), { camp, inside: true });

/**
 * Returns whether a player may build a fort in a hex: there is no city, a unit of the player and no enemy (R 7.6.2,
 * ruling Q37).
 */
function mayHaveFort(situation: Situation, hex: HexCode, player: PlayerId): boolean {
  if (situation.firstUnitAt(hex) === NO_PIECE || cityIn(situation, hex) !== undefined) return false;
  if (situation.forts[situation.places.ids[hex] as HexId] !== undefined) return false;
  return hasUnitsAt(situation, hex, { player }) && !hasUnitsAt(situation, hex, { camp: enemyOf(campOf(player)) });
}

/** Returns the hexes in which a player may build forts. */
export const fortSites = (situation: Situation, player: PlayerId): readonly HexCode[] =>
  hexesOfUnits(situation, player).filter((hex) => mayHaveFort(situation, hex, player));

/**
 * Returns whether a city of a player's camp belongs to an ally who has closed their lands to the player (R 24.5,
 * ruling R67).
 */
export function isCityClosed(situation: Situation, city: CityFact, player: PlayerId): boolean {
  const owner = playerOfCity(situation, city, campOf(player));
  return owner !== undefined && isClosedTo(situation, owner, player);
}

/** Returns whether a player may build in a city that is open to their camp (rulings Q141, R67; R 24.5). */
export const mayBuildIn = (situation: Situation, city: CityFact, player: PlayerId): boolean =>
  !isSeized(situation, city, campOf(player)) && !isCityClosed(situation, city, player);

/** Returns the cities that a player may fortify: friendly, not besieged, and without walls (R 7.6.4, ruling Q39). */
export const wallSites = (situation: Situation, player: PlayerId): readonly CityFact[] =>
  citiesOpenTo(situation, campOf(player))
    .map(({ city }) => city)
    .filter(
      (city) =>
        !isWalled(situation, city) &&
        stateOfCity(situation, city.id).wallsDue === undefined &&
        mayBuildIn(situation, city, player),
    );

/** Long Walls that may be built, and the units that may build them. */
export interface LongWallsSite {
  readonly walls: string;
  /** Units in one of the two fortresses, one of each kind. */
  readonly builders: readonly UnitInfo[];
}

/** Returns whether Long Walls may end in a hex: at a fortress of a camp that is not besieged (R 7.6.5, ruling Q142). */
export function mayHaveLongWalls(situation: Situation, hex: HexCode, camp: Camp): boolean {
  if (!isFortressOf(situation, hex, camp) || siegeMorale(situation, hex) !== undefined) return false;
  const city = cityIn(situation, hex);
  return city === undefined || !isSeized(situation, city, camp);
}

/**
 * Returns the units of a player in a hex that may build Long Walls: no enemy is there, and they build no others
 * (ruling Q142).
 */
function buildersAt(situation: Situation, hex: HexCode, player: PlayerId): readonly UnitInfo[] {
  if (hasUnitsAt(situation, hex, { camp: enemyOf(campOf(player)) })) return [];
  return unitsAt(situation, hex, { player }).filter(({ code }) => !buildsLongWalls(situation, code));
}

/** Returns the Long Walls that a player may build, whatever is in the treasury (R 7.6.5). */
export function longWallsSites(situation: Situation, player: PlayerId): readonly LongWallsSite[] {
  const camp = campOf(player);
  const beside = hexesBeside(situation.ground);
  const sites = new Map<string, readonly UnitInfo[]>();
  for (const hex of hexesOfUnits(situation, player)) {
    if (!mayHaveLongWalls(situation, hex, camp)) continue;
    for (const other of beside[hex] ?? []) {
      if (!mayHaveLongWalls(situation, other, camp)) continue;
      const walls = longWallsBetween(situation, hex, other);
      if (areBegun(situation, walls)) continue;
      sites.set(walls, [...(sites.get(walls) ?? []), ...firstOfKinds(situation, buildersAt(situation, hex, player))]);
    }
  }
  return [...sites].map(([walls, builders]) => ({ walls, builders })).filter(({ builders }) => builders.length > 0);
}

/** Returns whether Long Walls are complete or being built. */
export const areBegun = ({ longWalls, longWallsBegun }: Situation, walls: string): boolean =>
  longWalls.includes(walls) || longWallsBegun[walls] !== undefined;
