/** R 10.2.1, 10.8.2: pieces stand inside or outside of a city or fort, and sieges are broken from the sea. */
import type { RuleRef } from '../../core/index.js';
import { cityIn } from '../query/owners.js';
import { hexNamed } from '../query/presence.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import { INSIDE } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { HexId } from '../vocabulary.js';
import { changeCity } from './places.js';

/** Puts pieces inside the city or fort of their hex, or outside of it; they do not move. */
export function standInside(
  { state }: GameRun,
  { units = [], leaders = [] }: { readonly units?: readonly UnitInfo[]; readonly leaders?: readonly LeaderInfo[] },
  inside: boolean,
): void {
  for (const { code } of units) state.setBit(code, INSIDE, inside);
  for (const { code } of leaders) state.setLeaderInside(code, inside);
}

/** R 10.8.2: returns whether the place of a hex was besieged: it no longer is. */
export function relieve(run: GameRun, hex: HexId, units: readonly UnitInfo[], rule: RuleRef): boolean {
  const { state } = run;
  const city = cityIn(state, hexNamed(state, hex));
  const fort = state.forts[hex];
  const besieged = city === undefined ? fort?.siege !== undefined : state.cities[city.id]?.siege !== undefined;
  if (!besieged) return false;
  if (city !== undefined) changeCity(run, city.id, { siege: undefined });
  else if (fort !== undefined) state.set({ forts: { ...state.forts, [hex]: { by: fort.by } } });
  run.emit({ type: 'siegeRelieved', rule, hex, units: units.map(({ id }) => id) });
  return true;
}
