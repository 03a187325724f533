/** Converts sides and supplies to the small numbers that the table stores, and back. */
import { SUPPLIES, type SideId, type Supplies } from '../vocabulary.js';

/** The code of no side, and of no place. */
export const NONE = 255;

/** The sides of a game, by their codes. */
export type Sides = readonly SideId[];

export const sideCode = (sides: Sides, side: SideId | null): number => (side === null ? NONE : sides.indexOf(side));

/** Returns the side with a code; `null`: the code stands for no side. */
export const sideOf = (sides: Sides, code: number): SideId | null => (code === NONE ? null : (sides[code] ?? null));

/** Returns the side with a code and throws if the code stands for no side. */
export function someSide(sides: Sides, code: number): SideId {
  const side = sides[code];
  if (side === undefined) throw new RangeError(`no side has the code ${code}`);
  return side;
}

export const suppliesCode = (supplies: Supplies): number => SUPPLIES.indexOf(supplies);
export const suppliesOf = (code: number): Supplies => SUPPLIES[code] ?? 'plenty';
