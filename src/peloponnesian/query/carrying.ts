/** R 16.7.2: what fleets carry. */
import type { UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';

/** Returns how many fleets it takes to carry some land units: each carries units of one type alone. */
export function fleetsNeeded({ components }: Situation, cargo: readonly UnitInfo[]): number {
  const { carried } = components.charts.movement;
  const types = ['hoplite', 'lightInfantry', 'cavalry'] as const;
  return types.reduce(
    (sum, type) => sum + Math.ceil(cargo.filter((unit) => unit.type === type).length / carried[type]),
    0,
  );
}
