/** Districts: parts of the map whose changes are counted separately. */
import { boardParts, derived, type BoardParts } from '../../core/board/index.js';
import { NONE } from '../geometry/ground.js';
import { hexCode, type Places } from './places.js';

/** An area, by its code, or everything outside areas: the sea, foreign land and the trays. */
export interface Districts {
  readonly parts: BoardParts;
  /** The district of each place. */
  readonly districtAt: Uint8Array;
  /** The district of each city. */
  readonly districtOfCity: Uint8Array;
}

/** Returns the districts of a map. */
export const districtsOf = derived((places: Places): Districts => {
  const { ground, count } = places;
  const elsewhere = ground.map.areas.length;
  const districtAt = new Uint8Array(count).fill(elsewhere);
  for (const [hex, area] of ground.areaAt.entries()) if (area !== NONE) districtAt[hex] = area;
  const districtOfCity = Uint8Array.from(ground.map.cities, ({ hex }) => districtAt[hexCode(places, hex)] as number);
  return { parts: boardParts(elsewhere + 1), districtAt, districtOfCity };
});
