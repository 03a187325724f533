/** R 7.5-7.7: reasons why building is refused. */
import type { HexCode } from '../../core/hex/index.js';
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code/index.js';
import type { Price } from '../data/shape/charts.js';
import { hexesBeside } from '../geometry/beside.js';
import { hexWithId } from '../geometry/numbers.js';
import { mayHaveBase } from '../query/bases.js';
import { commanderOf } from '../query/command.js';
import { canPay, priceOfUnit, priceOfWork, wallsOf } from '../query/building.js';
import { buildsLongWalls, endsOf, longWallsBetween } from '../query/long-walls.js';
import { campOf, cityIn, findCity, isRegion, isWalled, playerOfUnit, stateOfCity } from '../query/owners.js';
import { findUnit } from '../query/pieces.js';
import { isActive, isOpenTo, regionsHeldBy } from '../query/placement.js';
import { enemyOf, hasUnitsAt } from '../query/presence.js';
import { areBegun, isCityClosed, isSeized, mayHaveLongWalls } from '../query/works.js';
import { isHex } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { CityId, HexId, PlayerId, UnitId } from '../vocabulary.js';

/** Returns why an action that is not legal is refused. */
export function refuseBuilding(situation: Situation, player: PlayerId, action: Action): Refusal | undefined {
  switch (action.type) {
    case 'buildUnit':
      return refuseUnit(situation, player, action.unit);
    case 'buildBase':
      return refuseBase(situation, player, action.hex);
    case 'buildFort':
      return refuseFort(situation, player, action.hex);
    case 'buildWalls':
      return refuseWalls(situation, player, action.city);
    case 'buildLongWalls':
      return refuseLongWalls(situation, player, action.unit, action.walls);
    default:
      return undefined;
  }
}

/** Returns a refusal because of a price, or `undefined` if there are enough talents. */
const tooDear = (situation: Situation, player: PlayerId, price: Price): Refusal | undefined =>
  canPay(situation, player, price) ? undefined : refusal('cannotAfford', 'R 7.7', { player, talents: price.talents });

function refuseUnit(situation: Situation, player: PlayerId, unit: UnitId): Refusal {
  const info = findUnit(situation, unit);
  if (info === undefined) return refusal('unitUnknown', 'R 7.5', { unit });
  const { home, code } = info;
  if (playerOfUnit(situation, code) !== player) return refusal('notYours', 'R 4.4.1', { piece: unit, player });
  if (!isRegion(home)) return refusal('neverBuilt', 'R 7.5', { unit });
  if (situation.placeOfUnit(code) !== situation.places.trays.buildPool)
    return refusal('notInBuildPool', 'R 7.5', { unit });
  if (!regionsHeldBy(situation, player).includes(home)) return refusal('notYours', 'R 23.2.3', { piece: unit, player });
  if (!isActive(situation, home)) return refusal('regionWeary', 'R 4.4.2', { region: home });
  return tooDear(situation, player, priceOfUnit(situation, info)) ?? refusal('alikeListed', 'R 7.5', { unit });
}

/** Returns the land hex with an id, or `undefined` if the map has none. */
function landNamed({ ground, places }: Situation, id: HexId): HexCode | undefined {
  const hex = hexWithId(ground.grid, id);
  return isHex(places, hex) ? hex : undefined;
}

function refuseBase(situation: Situation, player: PlayerId, id: HexId): Refusal | undefined {
  const hex = landNamed(situation, id);
  if (hex === undefined) return refusal('hexUnknown', 'R 7.6.3', { hex: id });
  if (situation.bases[id] !== undefined) return refusal('baseThere', 'ruling Q37', { hex: id });
  const city = cityIn(situation, hex);
  const camp = campOf(player);
  if (city !== undefined && isOpenTo(situation, city, camp) && isSeized(situation, city, camp))
    return refusal('helotsRise', 'ruling Q141', { city: city.id });
  if (!mayHaveBase(situation, hex, player))
    return city !== undefined && isOpenTo(situation, city, camp) && isCityClosed(situation, city, player)
      ? refusal('landsForbidden', 'R 24.5', { hex: id })
      : refusal('noBuilder', 'R 7.6.1', { hex: id });
  return tooDear(situation, player, priceOfWork(situation, 'base'));
}

function refuseFort(situation: Situation, player: PlayerId, id: HexId): Refusal | undefined {
  const hex = landNamed(situation, id);
  if (hex === undefined) return refusal('hexUnknown', 'R 7.6.2', { hex: id });
  if (cityIn(situation, hex) !== undefined) return refusal('cityThere', 'R 7.6.2', { hex: id });
  if (situation.forts[id] !== undefined) return refusal('fortThere', 'ruling Q37', { hex: id });
  if (!hasUnitsAt(situation, hex, { player })) return refusal('noUnitThere', 'R 7.6.2', { hex: id });
  return tooDear(situation, player, priceOfWork(situation, 'fort'));
}

function refuseWalls(situation: Situation, player: PlayerId, id: CityId): Refusal | undefined {
  const city = findCity(situation, id);
  if (city === undefined) return refusal('cityUnknown', 'R 7.6.4', { city: id });
  const camp = campOf(player);
  if (!isOpenTo(situation, city, camp)) return refusal('cityNotOpen', 'R 7.6.1', { city: id });
  if (isWalled(situation, city)) return refusal('walledAlready', 'R 7.6.4', { city: id });
  if (stateOfCity(situation, id).wallsDue !== undefined) return refusal('wallsBegunAlready', 'R 7.6.4', { city: id });
  if (isSeized(situation, city, camp)) return refusal('helotsRise', 'ruling Q141', { city: id });
  if (isCityClosed(situation, city, player)) return refusal('landsForbidden', 'R 24.5', { city: id });
  return tooDear(situation, player, priceOfWork(situation, wallsOf(city)));
}

/** Returns the hexes at the two ends of Long Walls, or `undefined` if there are no two such adjacent places. */
function neighboursNamed(situation: Situation, walls: string): readonly HexCode[] | undefined {
  const names = walls.split(' ');
  const areKnown = names.every(
    (name) => findCity(situation, name) !== undefined || situation.forts[name as HexId] !== undefined,
  );
  if (names.length !== 2 || !areKnown) return undefined;
  const [one, other] = endsOf(situation, walls);
  if (one === undefined || other === undefined || longWallsBetween(situation, one, other) !== walls) return undefined;
  return hexesBeside(situation.ground)[one]?.includes(other) === true ? [one, other] : undefined;
}

function refuseLongWalls(situation: Situation, player: PlayerId, unit: UnitId, walls: string): Refusal | undefined {
  const info = findUnit(situation, unit);
  if (info === undefined) return refusal('unitUnknown', 'R 7.6.5', { unit });
  const { code } = info;
  if (commanderOf(situation, code) !== player) return refusal('notYours', 'R 4.4.1', { piece: unit, player });
  const camp = campOf(player);
  const ends = neighboursNamed(situation, walls);
  if (ends?.every((end) => mayHaveLongWalls(situation, end, camp)) !== true)
    return refusal('noFortresses', 'ruling Q142', { walls });
  if (areBegun(situation, walls)) return refusal('longWallsThere', 'R 7.6.5', { walls });
  const place = situation.placeOfUnit(code);
  if (!ends.includes(place)) return refusal('notAtEnd', 'R 7.6.5', { unit, walls });
  if (buildsLongWalls(situation, code)) return refusal('buildsAlready', 'ruling Q142', { unit });
  if (hasUnitsAt(situation, place, { camp: enemyOf(camp) })) return refusal('enemiesThere', 'ruling Q142', { unit });
  return tooDear(situation, player, priceOfWork(situation, 'longWalls')) ?? refusal('alikeListed', 'R 7.6.5', { unit });
}
