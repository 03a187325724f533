/** The names in which everybody asks, in the components of a situation. A name that they do not have is a `RangeError`: it can be no accident of play. */
import type { City, PlaceCode } from '../table/ground.js';
import type { Situation } from '../table/situation.js';
import { sideFact } from '../query/turn.js';
import type { CityId, PlaceId, ProvinceId, SideId } from '../vocabulary.js';

export function placeIn({ ground }: Situation, place: PlaceId): PlaceCode {
  const code = ground.codes.get(place);
  if (code === undefined) throw new RangeError(`the map has no place ${place}`);
  return code;
}

export function provinceIn(situation: Situation, province: ProvinceId): PlaceCode {
  const code = placeIn(situation, province);
  if (situation.ground.provinces[code] === undefined) throw new RangeError(`the map has no province ${province}`);
  return code;
}

export function cityIn({ ground }: Situation, city: CityId): City {
  const found = ground.cities.find(({ fact }) => fact.id === city);
  if (found === undefined) throw new RangeError(`the map has no city ${city}`);
  return found;
}

/** A side of the components, whether somebody plays it or not. */
export const sideIn = (situation: Situation, side: SideId): SideId => sideFact(situation, side).id;

export const named = ({ ground }: Situation, codes: readonly PlaceCode[]): readonly PlaceId[] =>
  codes.map((code) => ground.places[code] as PlaceId);
