/** Small numbers that stand for sides and supplies on the table. */
import { SUPPLIES, type SideId, type Supplies } from '../vocabulary.js';

/** Stands for nobody, and for no place. */
export const NONE = 255;

/** The sides of a game, by their codes. */
export type Sides = readonly SideId[];

export const sideCode = (sides: Sides, side: SideId | null): number => (side === null ? NONE : sides.indexOf(side));

/** The side of a code; `null` for nobody's. */
export const sideOf = (sides: Sides, code: number): SideId | null => (code === NONE ? null : (sides[code] ?? null));

/** The side of a code that stands for one. */
export function someSide(sides: Sides, code: number): SideId {
  const side = sides[code];
  if (side === undefined) throw new RangeError(`no side has the code ${code}`);
  return side;
}

export const suppliesCode = (supplies: Supplies): number => SUPPLIES.indexOf(supplies);
export const suppliesOf = (code: number): Supplies => SUPPLIES[code] ?? 'plenty';
