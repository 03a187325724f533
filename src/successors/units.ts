/** R 3.3: combat units, counted kind by kind: a value and its algebra. */
import { COMBAT_UNITS, type CombatUnit } from './vocabulary.js';

/** A number of combat units of each kind. The Silver Shields count one for each of their two CUs (R 3.3.3). */
export type Units = Readonly<Record<CombatUnit, number>>;

/** Units, those of which there are none left out: `{ loyal: 3, mercenary: 1 }`. */
export type SomeUnits = Partial<Units>;

export const NO_UNITS: Units = Object.freeze({ mercenary: 0, loyal: 0, royalArmy: 0, silverShields: 0, elephant: 0 });

/** A copy. It is made field by field so that all units have one shape: a copy by spread has another, which slows down whatever reads it. */
export const copiedUnits = ({
  mercenary,
  loyal,
  royalArmy,
  silverShields,
  elephant,
}: Units): Record<CombatUnit, number> => ({
  mercenary,
  loyal,
  royalArmy,
  silverShields,
  elephant,
});

/** The number of CUs. */
export const countUnits = (units: Units): number =>
  units.mercenary + units.loyal + units.royalArmy + units.silverShields + units.elephant;

/** The number of Macedonian CUs: loyal, Royal Army and Silver Shields (R 7.3). */
export const countMacedonians = (units: Units): number => units.loyal + units.royalArmy + units.silverShields;

/** The kinds of which there is at least one. */
export function kindsOf(units: Units): readonly CombatUnit[] {
  const kinds: CombatUnit[] = [];
  if (units.mercenary > 0) kinds.push('mercenary');
  if (units.loyal > 0) kinds.push('loyal');
  if (units.royalArmy > 0) kinds.push('royalArmy');
  if (units.silverShields > 0) kinds.push('silverShields');
  if (units.elephant > 0) kinds.push('elephant');
  return kinds;
}

/** So many units of one kind. */
export const unitsOf = (unit: CombatUnit, count: number): Units => ({
  mercenary: unit === 'mercenary' ? count : 0,
  loyal: unit === 'loyal' ? count : 0,
  royalArmy: unit === 'royalArmy' ? count : 0,
  silverShields: unit === 'silverShields' ? count : 0,
  elephant: unit === 'elephant' ? count : 0,
});

/** All kinds, those left out counted as none. */
export const allUnits = (some: SomeUnits | undefined): Units => ({
  mercenary: some?.mercenary ?? 0,
  loyal: some?.loyal ?? 0,
  royalArmy: some?.royalArmy ?? 0,
  silverShields: some?.silverShields ?? 0,
  elephant: some?.elephant ?? 0,
});

/** Only the kinds that there are. */
export function someUnits(units: Units): SomeUnits {
  const some: { -readonly [K in CombatUnit]?: number } = {};
  for (const unit of COMBAT_UNITS) if (units[unit] !== 0) some[unit] = units[unit];
  return some;
}

export const addedUnits = (a: Units, b: Units): Units => ({
  mercenary: a.mercenary + b.mercenary,
  loyal: a.loyal + b.loyal,
  royalArmy: a.royalArmy + b.royalArmy,
  silverShields: a.silverShields + b.silverShields,
  elephant: a.elephant + b.elephant,
});

export const subtractedUnits = (a: Units, b: Units): Units => ({
  mercenary: a.mercenary - b.mercenary,
  loyal: a.loyal - b.loyal,
  royalArmy: a.royalArmy - b.royalArmy,
  silverShields: a.silverShields - b.silverShields,
  elephant: a.elephant - b.elephant,
});

/** The smaller of two numbers, kind by kind. */
export const commonUnits = (a: Units, b: Units): Units => ({
  mercenary: Math.min(a.mercenary, b.mercenary),
  loyal: Math.min(a.loyal, b.loyal),
  royalArmy: Math.min(a.royalArmy, b.royalArmy),
  silverShields: Math.min(a.silverShields, b.silverShields),
  elephant: Math.min(a.elephant, b.elephant),
});

/**
 * R 3.3.3.1: in what numbers CUs of one kind may part from the others of their place: from one to all that are there, or
 * to a limit; the Silver Shields are one counter and go together or not at all.
 */
export function portionsOf(unit: CombatUnit, available: number, limit = Number.POSITIVE_INFINITY): readonly number[] {
  const most = Math.min(available, limit);
  if (most < 1) return [];
  if (unit === 'silverShields') return most === available ? [most] : [];
  return PORTIONS[most] ?? upTo(most);
}

/** The least number in which CUs of one kind may part from the others, of so many (see {@link portionsOf}). */
export const leastPortion = (unit: CombatUnit, available: number): number =>
  unit === 'silverShields' ? available : Math.min(1, available);

const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, index) => index + 1);
const PORTIONS: readonly (readonly number[])[] = Array.from({ length: 41 }, (_, most) => Object.freeze(upTo(most)));
