/** R 10.2.1, 18.2: pieces stand inside or outside of a city or fort. */
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import { INSIDE } from '../table/situation.js';
import type { GameRun } from '../types.js';

/** Puts pieces inside the city or fort of their hex, or outside of it; they do not move. */
export function standInside(
  { state }: GameRun,
  { units = [], leaders = [] }: { readonly units?: readonly UnitInfo[]; readonly leaders?: readonly LeaderInfo[] },
  inside: boolean,
): void {
  for (const { code } of units) state.setBit(code, INSIDE, inside);
  for (const { code } of leaders) state.setLeaderInside(code, inside);
}
