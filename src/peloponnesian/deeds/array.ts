/** Puts pieces inside or outside a city or fort (R 10.2.1, 18.2). */
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import { INSIDE } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { claimCity } from './places.js';

/**
 * Puts pieces inside the city or fort of their hex, or outside, without a move. Inside a friendly city in revolt they
 * take it (R 6.5.2).
 */
export function standInside(
  run: GameRun,
  { units = [], leaders = [] }: { readonly units?: readonly UnitInfo[]; readonly leaders?: readonly LeaderInfo[] },
  inside: boolean,
): void {
  const { state } = run;
  for (const { code } of units) state.setBit(code, INSIDE, inside);
  for (const { code } of leaders) state.setLeaderInside(code, inside);
  if (inside) for (const hex of new Set(units.map(({ code }) => state.placeOfUnit(code)))) claimCity(run, hex);
}
