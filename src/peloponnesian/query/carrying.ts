/** R 16.7.2: the capacity of fleets. */
import type { UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';

/** Returns how many fleets are needed to carry some land units. A fleet carries units of one type only. */
export function fleetsNeeded({ components }: Situation, cargo: readonly UnitInfo[]): number {
  const { carried } = components.charts.movement;
  const types = ['hoplite', 'lightInfantry', 'cavalry'] as const;
  return types.reduce(
    (sum, type) => sum + Math.ceil(cargo.filter((unit) => unit.type === type).length / carried[type]),
    0,
  );
}
