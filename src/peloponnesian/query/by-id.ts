/** R 1.2, 1.3: lookups by id. An unknown id throws a `RangeError` that names it. */
import type { HexCode } from '../../core/hex/index.js';
import type { CityFact } from '../data/shape/map.js';
import type { RegionState } from '../state.js';
import { isHex, type PlaceCode } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import {
  REGIONS,
  type CityId,
  type HexId,
  type PieceId,
  type PlaceId,
  type PlayerId,
  type RegionId,
} from '../vocabulary.js';
import { findCity } from './owners.js';
import { findPlaceOf } from './pieces.js';
import { hexNamed } from './presence.js';

/** Returns the code of a land hex. */
export function landNamed(situation: Situation, id: HexId): HexCode {
  const hex = hexNamed(situation, id);
  if (!isHex(situation.places, hex)) throw new RangeError(`there is no land in the hex ${id}`);
  return hex;
}

/** Returns the code of a hex, a sea area or a tray. */
export function placeNamed({ places }: Situation, id: PlaceId): PlaceCode {
  const place = places.codes.get(id);
  if (place === undefined) throw new RangeError(`there is no place ${id}`);
  return place;
}

/** Returns the city with an id. */
export function cityNamed(situation: Situation, id: CityId): CityFact {
  const city = findCity(situation, id);
  if (city === undefined) throw new RangeError(`the map has no city ${id}`);
  return city;
}

/** Returns the state of a region, or `undefined` if it is not in play. */
export function regionNamed({ regions }: Situation, id: RegionId): RegionState | undefined {
  if (!REGIONS.includes(id)) throw new RangeError(`there is no region ${id}`);
  return regions[id];
}

/** Returns a player of the scenario. */
export function playerNamed({ scenario }: Situation, id: PlayerId): PlayerId {
  if (!scenario.players.includes(id)) throw new RangeError(`${id} does not play`);
  return id;
}

/** Returns the code of the place of a unit or a leader. */
export function placeOfPiece(situation: Situation, id: PieceId): PlaceCode {
  const place = findPlaceOf(situation, id);
  if (place === undefined) throw new RangeError(`there is no piece ${id}`);
  return place;
}
