/** Small numbers that stand for sides and supplies on the table. */
import { SIDES, SUPPLIES, type SideId, type Supplies } from '../vocabulary.js';

/** Stands for nobody, and for no place. */
export const NONE = 255;

export const sideCode = (side: SideId | null): number => (side === null ? NONE : SIDES.indexOf(side));

/** The side of a code; `null` for nobody's. */
export const sideOf = (code: number): SideId | null => (code === NONE ? null : (SIDES[code] ?? null));

/** The side of a code that stands for one. */
export function someSide(code: number): SideId {
  const side = SIDES[code];
  if (side === undefined) throw new RangeError(`no side has the code ${code}`);
  return side;
}

export const suppliesCode = (supplies: Supplies): number => SUPPLIES.indexOf(supplies);
export const suppliesOf = (code: number): Supplies => SUPPLIES[code] ?? 'plenty';
