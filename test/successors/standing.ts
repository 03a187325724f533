/** Where everything counts as standing: the Army on the march in the place it has reached, and at sea nowhere (R 8.3.1, 8.5.1). */
import { frameOf } from '../../src/core/index.js';
import type { GameState } from '../../src/successors/state.js';
import { addedUnits, allUnits, countUnits, someUnits } from '../../src/successors/units.js';

/** A state with the Army on the march put down where it counts as standing. */
export function standing(state: GameState): GameState {
  const march = frameOf(state, 'march');
  if (march === undefined) return state;
  const { group, player, space, inside, afloat } = march;
  const key = inside ? `${player}:${space}:inside` : `${player}:${space}`;
  const place = afloat ? { space: null, inside: false } : { space, inside };
  const forces = { ...state.forces };
  const minorGenerals = { ...state.minorGenerals };
  if (!afloat && countUnits(group.units) > 0) {
    forces[key] = someUnits(addedUnits(allUnits(forces[key]), group.units));
  }
  if (!afloat && group.minors > 0) minorGenerals[key] = (minorGenerals[key] ?? 0) + group.minors;
  const generals = { ...state.generals };
  for (const id of group.generals) generals[id] = { ...generals[id], ...place, status: 'map' };
  const royals = { ...state.royals };
  for (const id of group.royals) royals[id] = { ...royals[id], ...place };
  const body = group.cart ? { ...state.body, ...place } : state.body;
  return { ...state, forces, minorGenerals, generals, royals, body };
}

/** Minor Generals of the Army on the march that is at sea: in play, and in no place. */
export function minorsAtSea(state: GameState, player: string): number {
  const march = frameOf(state, 'march');
  return march !== undefined && march.afloat && march.player === player ? march.group.minors : 0;
}
