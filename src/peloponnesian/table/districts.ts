/** Districts: parts of the map whose changes are counted separately. */
import { boardParts, derived, type BoardParts } from '../../core/board/index.js';
import { NONE } from '../geometry/ground.js';
import type { Places } from './places.js';

/** An area, by its code, or everything outside areas: the sea, foreign land and the trays. */
export interface Districts {
  readonly parts: BoardParts;
  /** The district of each place. */
  readonly districtAt: Uint8Array;
}

/** Returns the districts of a map. */
export const districtsOf = derived(({ ground, count }: Places): Districts => {
  const elsewhere = ground.map.areas.length;
  const districtAt = new Uint8Array(count).fill(elsewhere);
  for (const [hex, area] of ground.areaAt.entries()) if (area !== NONE) districtAt[hex] = area;
  return { parts: boardParts(elsewhere + 1), districtAt };
});
