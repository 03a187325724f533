/** R 3.3: numbers of combat units by kind, and arithmetic on them. */
import { COMBAT_UNITS, type CombatUnit, type StandardUnit } from './vocabulary.js';

/**
 * The number of combat units of each kind. The Silver Shields count one for each of their two CUs (R 3.3.3). Elite
 * Cavalry are listed only if there are some, which needs R 19.9.
 */
export type Units = Readonly<Record<StandardUnit, number>> & { readonly cavalry?: number };

/** Combat units without the kinds of which there are none: `{ loyal: 3, mercenary: 1 }`. */
export type SomeUnits = Readonly<Partial<Record<CombatUnit, number>>>;

/** Numbers of combat units that can be changed while counting. */
export type UnitCounts = { -readonly [K in keyof Units]: Units[K] };

/**
 * Returns numbers of combat units. All such objects are built here, field by field, so that those without Elite Cavalry
 * have the same shape: a spread would give a copy another one, which slows down all code that reads it.
 */
export function unitsFrom(
  mercenary: number,
  loyal: number,
  royalArmy: number,
  silverShields: number,
  elephant: number,
  cavalry = 0,
): UnitCounts {
  const units: UnitCounts = { mercenary, loyal, royalArmy, silverShields, elephant };
  if (cavalry !== 0) units.cavalry = cavalry;
  return units;
}

export const NO_UNITS: Units = Object.freeze(unitsFrom(0, 0, 0, 0, 0));

/** Returns a copy. */
export const copiedUnits = ({ mercenary, loyal, royalArmy, silverShields, elephant, cavalry }: Units): UnitCounts =>
  unitsFrom(mercenary, loyal, royalArmy, silverShields, elephant, cavalry);

/** Returns the number of CUs of a kind. */
export const numberOf = (units: SomeUnits, unit: CombatUnit): number => units[unit] ?? 0;

/** Returns the number of CUs. */
export const countUnits = (units: Units): number =>
  units.mercenary + units.loyal + units.royalArmy + units.silverShields + units.elephant + (units.cavalry ?? 0);

/** Returns the number of Macedonian CUs: loyal, Royal Army and Silver Shields (R 7.3; ruling elite-cavalry). */
export const countMacedonians = (units: Units): number => units.loyal + units.royalArmy + units.silverShields;

/** Returns the kinds of which there is at least one. */
export function kindsOf(units: Units): readonly CombatUnit[] {
  const kinds: CombatUnit[] = [];
  if (units.mercenary > 0) kinds.push('mercenary');
  if (units.loyal > 0) kinds.push('loyal');
  if (units.royalArmy > 0) kinds.push('royalArmy');
  if (units.silverShields > 0) kinds.push('silverShields');
  if (units.elephant > 0) kinds.push('elephant');
  if ((units.cavalry ?? 0) > 0) kinds.push('cavalry');
  return kinds;
}

/** Returns a number of CUs of one kind. */
export const unitsOf = (unit: CombatUnit, count: number): Units =>
  unitsFrom(
    unit === 'mercenary' ? count : 0,
    unit === 'loyal' ? count : 0,
    unit === 'royalArmy' ? count : 0,
    unit === 'silverShields' ? count : 0,
    unit === 'elephant' ? count : 0,
    unit === 'cavalry' ? count : 0,
  );

/** Returns all kinds; those left out become 0. */
export const allUnits = (some: SomeUnits | undefined): Units =>
  unitsFrom(
    some?.mercenary ?? 0,
    some?.loyal ?? 0,
    some?.royalArmy ?? 0,
    some?.silverShields ?? 0,
    some?.elephant ?? 0,
    some?.cavalry ?? 0,
  );

/** Returns only the kinds of which there is at least one. */
export function someUnits(units: Units): SomeUnits {
  const some: { -readonly [K in CombatUnit]?: number } = {};
  for (const unit of COMBAT_UNITS) if (numberOf(units, unit) !== 0) some[unit] = numberOf(units, unit);
  return some;
}

export const addedUnits = (a: Units, b: Units): Units =>
  unitsFrom(
    a.mercenary + b.mercenary,
    a.loyal + b.loyal,
    a.royalArmy + b.royalArmy,
    a.silverShields + b.silverShields,
    a.elephant + b.elephant,
    (a.cavalry ?? 0) + (b.cavalry ?? 0),
  );

export const subtractedUnits = (a: Units, b: Units): Units =>
  unitsFrom(
    a.mercenary - b.mercenary,
    a.loyal - b.loyal,
    a.royalArmy - b.royalArmy,
    a.silverShields - b.silverShields,
    a.elephant - b.elephant,
    (a.cavalry ?? 0) - (b.cavalry ?? 0),
  );

/** Returns the smaller of two numbers for each kind. */
export const commonUnits = (a: Units, b: Units): Units =>
  unitsFrom(
    Math.min(a.mercenary, b.mercenary),
    Math.min(a.loyal, b.loyal),
    Math.min(a.royalArmy, b.royalArmy),
    Math.min(a.silverShields, b.silverShields),
    Math.min(a.elephant, b.elephant),
    Math.min(a.cavalry ?? 0, b.cavalry ?? 0),
  );

/**
 * Returns the numbers of CUs of one kind that may be separated from the others in their place: from one up to all that
 * are there, or to a limit (R 3.3.3.1). The Silver Shields are one counter and stay together.
 */
export function portionsOf(unit: CombatUnit, available: number, limit = Number.POSITIVE_INFINITY): readonly number[] {
  const most = Math.min(available, limit);
  if (most < 1) return [];
  if (unit === 'silverShields') return most === available ? [most] : [];
  return PORTIONS[most] ?? upTo(most);
}

/** Returns the least of these numbers (see {@link portionsOf}). */
export const leastPortion = (unit: CombatUnit, available: number): number =>
  unit === 'silverShields' ? available : Math.min(1, available);

const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, index) => index + 1);
const PORTIONS: readonly (readonly number[])[] = Array.from({ length: 41 }, (_, most) => Object.freeze(upTo(most)));
