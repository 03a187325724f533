/** R 11.3.1, 15.1: units that can raid or pull down walls. */
import { isHex } from '../table/places.js';
import type { UnitInfo } from '../table/roster.js';
import { INSIDE, RAIDING, type Situation } from '../table/situation.js';
import type { HexId, PlayerId } from '../vocabulary.js';
import { holderOf, longWallsAt } from './long-walls.js';
import { unitsCommandedBy } from './command.js';
import { isBarredInside } from './movement.js';
import { isTruce } from './peace.js';
import {
  campOf,
  cityIn,
  holdsRegion,
  isWalled,
  playerOfCity,
  playerOfUnit,
  regionOfHex,
  regionState,
} from './owners.js';

/**
 * Returns whether a unit stands in a region that its camp does not hold (R 15.2, ruling R37). Uninhabited islands are
 * in no region.
 */
export function isInUnfriendlyRegion(situation: Situation, { code }: UnitInfo): boolean {
  const region = regionOfHex(situation, situation.placeOfUnit(code));
  if (region === null || regionState(situation, region) === undefined) return false;
  return !holdsRegion(situation, campOf(playerOfUnit(situation, code)), region);
}

/** Returns the units of a player ashore that do not raid yet and can be outside. */
const freeUnits = (situation: Situation, player: PlayerId): readonly UnitInfo[] =>
  unitsCommandedBy(situation, player).filter(
    (unit) =>
      isHex(situation.places, situation.placeOfUnit(unit.code)) &&
      !situation.unitIs(unit.code, RAIDING) &&
      !isBarredInside(situation, unit),
  );

/** Returns the units of a player that can raid. Fleets ashore count as units (R 15.1, 15.2, rulings Q184, R37). */
export const raiders = (situation: Situation, player: PlayerId): readonly UnitInfo[] =>
  isTruce(situation) ? [] : freeUnits(situation, player).filter((unit) => isInUnfriendlyRegion(situation, unit));

/** Returns whether a hex has walls: those of a city, or a fort. */
export function hasWalls(situation: Situation, hex: number): boolean {
  const city = cityIn(situation, hex);
  if (city !== undefined) return isWalled(situation, city);
  return situation.forts[situation.places.ids[hex] as HexId] !== undefined;
}

/** Returns the Long Walls at a hex of which a player's camp holds both ends (R 11.3.2). */
export const ownLongWalls = (situation: Situation, hex: number, player: PlayerId): readonly string[] =>
  longWallsAt(situation, hex)
    .filter(({ ends }) => ends.every((end) => holderOf(situation, end) === campOf(player)))
    .map(({ id }) => id);

/**
 * Returns whether the city or fort of a hex belongs to an ally. Players do not pull down walls of allies (R 24.5,
 * ruling Q209).
 */
function isOfAlly(situation: Situation, hex: number, player: PlayerId): boolean {
  const city = cityIn(situation, hex);
  const owner =
    city === undefined
      ? situation.forts[situation.places.ids[hex] as HexId]?.by
      : playerOfCity(situation, city, campOf(player));
  return owner !== undefined && owner !== player;
}

/** Returns the units of a player inside a city or fort of its camp (R 11.3.1 b). */
export const wreckers = (situation: Situation, player: PlayerId): readonly UnitInfo[] =>
  freeUnits(situation, player).filter(({ code }) => {
    const hex = situation.placeOfUnit(code);
    return (
      situation.unitIs(code, INSIDE) && holderOf(situation, hex) === campOf(player) && !isOfAlly(situation, hex, player)
    );
  });
