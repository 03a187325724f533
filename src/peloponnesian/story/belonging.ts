/** The home and the player of a unit. */
import { components as printed } from '../data/default.js';
import { playerOfHome } from '../query/owners.js';
import type { GameState } from '../state.js';
import { HOMES, type HomeId, type PlayerId, type UnitId } from '../vocabulary.js';

/** Returns the home of a unit from its id. */
function homeOf(unit: UnitId): HomeId {
  const [name] = unit.split('-');
  const home = HOMES.find((each) => each === name);
  if (home === undefined) throw new RangeError(`no unit is called ${unit}`);
  return home;
}

/** Returns units by their home. */
export function byHome(units: readonly UnitId[]): ReadonlyMap<HomeId, readonly UnitId[]> {
  const homes = new Map<HomeId, UnitId[]>();
  for (const unit of units) {
    const home = homeOf(unit);
    homes.set(home, [...(homes.get(home) ?? []), unit]);
  }
  return homes;
}

/** Returns the player of a unit, the holder of its home (R 4.4.1). */
export const playerOfUnitId = (
  { regions, sicily, cards, options: { components = printed } }: GameState,
  unit: UnitId,
): PlayerId => playerOfHome({ regions, sicily, cards, components }, homeOf(unit));
