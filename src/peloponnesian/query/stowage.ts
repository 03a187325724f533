/** R 16.7.2: which fleet carries which units. */
import type { UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import { UNIT_TYPES } from '../vocabulary.js';

/** A fleet and the units aboard. */
export interface Ship {
  readonly fleet: UnitInfo;
  readonly cargo: readonly UnitInfo[];
}

/** Returns units by descending morale. Equal ones keep their order. */
const byMorale = (units: readonly UnitInfo[]): readonly UnitInfo[] => [...units].sort((a, b) => b.morale - a.morale);

/** Returns the loads of some units, each of one type and for one fleet, the best first. */
function loadsOf({ components }: Situation, cargo: readonly UnitInfo[]): readonly (readonly UnitInfo[])[] {
  const { carried } = components.charts.movement;
  const loads = UNIT_TYPES.flatMap((type) => {
    if (type === 'fleet') return [];
    const units = byMorale(cargo.filter((unit) => unit.type === type));
    const size = carried[type];
    return Array.from({ length: Math.ceil(units.length / size) }, (_, load) =>
      units.slice(load * size, (load + 1) * size),
    );
  });
  return loads.sort((a, b) => (b[0]?.morale ?? 0) - (a[0]?.morale ?? 0));
}

/** Returns the cargo of each fleet in a stack. The strongest fleets carry the best units. */
export function stowageOf(
  situation: Situation,
  fleets: readonly UnitInfo[],
  cargo: readonly UnitInfo[],
): readonly Ship[] {
  const loads = loadsOf(situation, cargo);
  return byMorale(fleets).map((fleet, index) => ({ fleet, cargo: loads[index] ?? [] }));
}
