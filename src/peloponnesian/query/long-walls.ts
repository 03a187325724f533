/** R 7.6.5, 10.9, 11.3.2: fortresses that Long Walls join, or that they are to join. */
import type { HexCode } from '../../core/hex/index.js';
import type { UnitCode } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { Camp, HexId } from '../vocabulary.js';
import { campOf, cityIn, findCity, friendOfCity, isWalled } from './owners.js';
import { hexNamed } from './presence.js';

/** Long Walls that stand: their entry in the state, and the hexes that they join. */
export interface LongWalls {
  readonly id: string;
  readonly ends: readonly HexCode[];
}

/** The hex of one end: that of a city, or of a fort by the id of its hex. */
const hexOfEnd = (situation: Situation, end: string): HexCode =>
  hexNamed(situation, findCity(situation, end)?.hex ?? end);

/** The hexes that Long Walls join. */
export const endsOf = (situation: Situation, walls: string): readonly HexCode[] =>
  walls.split(' ').map((end) => hexOfEnd(situation, end));

/** The Long Walls that end in a hex. */
export const longWallsAt = (situation: Situation, hex: HexCode): readonly LongWalls[] =>
  situation.longWalls.map((id) => ({ id, ends: endsOf(situation, id) })).filter(({ ends }) => ends.includes(hex));

/** The entry of Long Walls between two hexes: as the map prints them, or in the order of the hexes. */
export function longWallsBetween(situation: Situation, one: HexCode, other: HexCode): string {
  const names = [one, other]
    .sort((a, b) => a - b)
    .map((hex) => cityIn(situation, hex)?.id ?? situation.places.ids[hex]);
  const printed = situation.ground.map.longWalls.find(({ a, b }) => names.includes(a) && names.includes(b));
  return printed === undefined ? names.join(' ') : `${printed.a} ${printed.b}`;
}

/** To which camp the city or fort of a hex is friendly, whether it is occupied or not; `null`: to neither, or there is none. */
export function holderOf(situation: Situation, hex: HexCode): Camp | null {
  const city = cityIn(situation, hex);
  if (city !== undefined) return friendOfCity(situation, city);
  const fort = situation.forts[situation.places.ids[hex] as HexId];
  return fort === undefined ? null : campOf(fort.by);
}

/** R 7.6.1: whether a fortress of a camp is in a hex: a walled city, or a fort. */
export function isFortressOf(situation: Situation, hex: HexCode, camp: Camp): boolean {
  const city = cityIn(situation, hex);
  return holderOf(situation, hex) === camp && (city === undefined || isWalled(situation, city));
}

/** The hexes that Long Walls join with one, as far as one camp holds both ends (R 10.9, 17.4.4). */
export function joinedHexes(situation: Situation, hex: HexCode): readonly HexCode[] {
  const holder = holderOf(situation, hex);
  if (holder === null) return [];
  return longWallsAt(situation, hex)
    .flatMap(({ ends }) => ends.filter((end) => end !== hex))
    .filter((end) => holderOf(situation, end) === holder);
}

/** R 7.6.5: whether a unit is building Long Walls. */
export function buildsLongWalls({ longWallsBegun, roster }: Situation, unit: UnitCode): boolean {
  for (const walls in longWallsBegun) if (longWallsBegun[walls]?.by === roster.units[unit]?.id) return true;
  return false;
}
