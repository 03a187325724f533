/** R 10.9, 11.3.2: fortresses that Long Walls join. */
import type { HexCode } from '../../core/hex/index.js';
import type { Situation } from '../table/situation.js';
import type { Camp, HexId } from '../vocabulary.js';
import { campOf, cityIn, findCity, friendOfCity } from './owners.js';
import { hexNamed } from './presence.js';

/** Long Walls that stand: their entry in the state, and the hexes that they join. */
export interface LongWalls {
  readonly id: string;
  readonly ends: readonly HexCode[];
}

/** The hex of one end: that of a city, or of a fort by the id of its hex. */
const hexOfEnd = (situation: Situation, end: string): HexCode =>
  hexNamed(situation, findCity(situation, end)?.hex ?? end);

/** The Long Walls that end in a hex. */
export const longWallsAt = (situation: Situation, hex: HexCode): readonly LongWalls[] =>
  situation.longWalls
    .map((id) => ({ id, ends: id.split(' ').map((end) => hexOfEnd(situation, end)) }))
    .filter(({ ends }) => ends.includes(hex));

/** To which camp the city or fort of a hex is friendly, whether it is occupied or not; `null`: to neither, or there is none. */
export function holderOf(situation: Situation, hex: HexCode): Camp | null {
  const city = cityIn(situation, hex);
  if (city !== undefined) return friendOfCity(situation, city);
  const fort = situation.forts[situation.places.ids[hex] as HexId];
  return fort === undefined ? null : campOf(fort.by);
}

/** The hexes that Long Walls join with one, as far as one camp holds both ends (R 10.9, 17.4.4). */
export function joinedHexes(situation: Situation, hex: HexCode): readonly HexCode[] {
  const holder = holderOf(situation, hex);
  if (holder === null) return [];
  return longWallsAt(situation, hex)
    .flatMap(({ ends }) => ends.filter((end) => end !== hex))
    .filter((end) => holderOf(situation, end) === holder);
}
