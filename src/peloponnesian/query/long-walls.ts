/** R 7.6.5, 10.9, 11.3.2: Long Walls and their fortresses. */
import type { HexCode } from '../../core/hex/index.js';
import type { UnitCode } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { Camp, HexId } from '../vocabulary.js';
import { campOf, cityIn, findCity, friendOfCity, isWalled } from './owners.js';
import { hexNamed } from './presence.js';

/** Completed Long Walls: their entry in the state, and the hexes at their ends. */
export interface LongWalls {
  readonly id: string;
  readonly ends: readonly HexCode[];
}

/** Returns the hex of an end of Long Walls: that of a city, or of a fort given by the id of its hex. */
const hexOfEnd = (situation: Situation, end: string): HexCode =>
  hexNamed(situation, findCity(situation, end)?.hex ?? end);

/** Returns the hexes at the ends of Long Walls. */
export const endsOf = (situation: Situation, walls: string): readonly HexCode[] =>
  walls.split(' ').map((end) => hexOfEnd(situation, end));

/** Returns the Long Walls that end in a hex. */
export const longWallsAt = (situation: Situation, hex: HexCode): readonly LongWalls[] =>
  situation.longWalls.map((id) => ({ id, ends: endsOf(situation, id) })).filter(({ ends }) => ends.includes(hex));

/**
 * Returns the entry of Long Walls between two hexes: in the order printed on the map, otherwise in the order of the
 * hexes.
 */
export function longWallsBetween(situation: Situation, one: HexCode, other: HexCode): string {
  const names = [one, other]
    .sort((a, b) => a - b)
    .map((hex) => cityIn(situation, hex)?.id ?? situation.places.ids[hex]);
  const printed = situation.ground.map.longWalls.find(({ a, b }) => names.includes(a) && names.includes(b));
  return printed === undefined ? names.join(' ') : `${printed.a} ${printed.b}`;
}

/**
 * Returns the camp to which the city or fort of a hex is friendly, occupied or not. Returns `null` if there is none, or
 * it is friendly to neither camp.
 */
export function holderOf(situation: Situation, hex: HexCode): Camp | null {
  const city = cityIn(situation, hex);
  if (city !== undefined) return friendOfCity(situation, city);
  const fort = situation.forts[situation.places.ids[hex] as HexId];
  return fort === undefined ? null : campOf(fort.by);
}

/** Returns whether a camp has a fortress in a hex: a walled city, or a fort (R 7.6.1). */
export function isFortressOf(situation: Situation, hex: HexCode, camp: Camp): boolean {
  const city = cityIn(situation, hex);
  return holderOf(situation, hex) === camp && (city === undefined || isWalled(situation, city));
}

/** Returns the hexes joined to a hex by Long Walls of which one camp holds both ends (R 10.9, 17.4.4). */
export function joinedHexes(situation: Situation, hex: HexCode): readonly HexCode[] {
  const holder = holderOf(situation, hex);
  if (holder === null) return [];
  return longWallsAt(situation, hex)
    .flatMap(({ ends }) => ends.filter((end) => end !== hex))
    .filter((end) => holderOf(situation, end) === holder);
}

/** Returns whether a unit is building Long Walls (R 7.6.5). */
export function buildsLongWalls({ longWallsBegun, roster }: Situation, unit: UnitCode): boolean {
  for (const walls in longWallsBegun) if (longWallsBegun[walls]?.by === roster.units[unit]?.id) return true;
  return false;
}
