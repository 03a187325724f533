/** The numbers of units by type, without the units' own numbers. */
import { counted, words, type Noun } from '../../core/index.js';
import type { Names } from '../text/names.js';
import type { Saying } from '../text/things.js';
import { ELITE_MORALE, UNIT_TYPES, type UnitId } from '../vocabulary.js';

/** Returns units by type, elite units separately: `2 elite hoplites`, `1 hoplite`, `3 fleets`. */
export function troopsIn(
  units: readonly UnitId[],
  { troops }: Names,
  elite: (noun: string) => string,
): readonly Saying[] {
  const several = (type: string, isElite: boolean): number =>
    units.filter((unit) => {
      const [, kind, morale] = unit.split('-');
      return kind === type && Number(morale) >= ELITE_MORALE === isElite;
    }).length;
  return UNIT_TYPES.flatMap((type) => {
    const noun = troops[type];
    const eliteNoun: Noun = { one: elite(noun.one), many: elite(noun.many) };
    const [elites, others] = [several(type, true), several(type, false)];
    return [
      ...(elites === 0 ? [] : [words(counted(elites, eliteNoun))]),
      ...(others === 0 ? [] : [words(counted(others, noun))]),
    ];
  });
}
