/** R 1.3.3, 7: units in the notation of the rulebook's lists: `5 H6, 3 H5, 1 F3` are hoplites and a fleet by morale. */
import type { UnitType } from '../vocabulary.js';
import type { Batch } from './shape/forces.js';

const LETTERS: Readonly<Record<string, UnitType>> = { H: 'hoplite', F: 'fleet', C: 'cavalry', L: 'lightInfantry' };

/** Returns the units of a list. An empty list has none. */
export function batches(list: string): readonly Batch[] {
  return Array.from(list.matchAll(/(\d+) ([HFCL])(\d)/g), ([, count, letter = '', morale]) => ({
    count: Number(count),
    type: LETTERS[letter] ?? 'hoplite',
    morale: Number(morale),
  }));
}

/** Returns the units that remain when others are taken from a list. */
export function without(all: readonly Batch[], taken: readonly Batch[]): readonly Batch[] {
  const isSame = (a: Batch, b: Batch): boolean => a.type === b.type && a.morale === b.morale;
  const countIn = (list: readonly Batch[], kind: Batch): number =>
    list.filter((each) => isSame(each, kind)).reduce((sum, { count }) => sum + count, 0);
  const kinds = all.filter((each, index) => all.findIndex((other) => isSame(each, other)) === index);
  return kinds
    .map((kind) => ({ ...kind, count: countIn(all, kind) - countIn(taken, kind) }))
    .filter(({ count }) => count > 0);
}
