/**
 * Looks up ids in the components of a situation. An unknown id throws a `RangeError`, because it is a fault of the
 * caller.
 */
import type { City, PlaceCode } from '../table/ground.js';
import type { Situation } from '../table/situation.js';
import { sideFact } from '../query/04-1-turn.js';
import type { CityId, PlaceId, SideId } from '../vocabulary.js';

export function cityIn({ ground }: Situation, city: CityId): City {
  const found = ground.cities.find(({ fact }) => fact.id === city);
  if (found === undefined) throw new RangeError(`the map has no city ${city}`);
  return found;
}

/** Returns a side of the components, whether somebody plays it or not. */
export const sideIn = (situation: Situation, side: SideId): SideId => sideFact(situation, side).id;

export const named = ({ ground }: Situation, codes: readonly PlaceCode[]): readonly PlaceId[] =>
  codes.map((code) => ground.places[code] as PlaceId);
