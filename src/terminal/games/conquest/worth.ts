/** How good a situation of Conquest and Empire is for a side: what a bot compares. */
import { outcome, query, type GameState, type SideId } from '../../../conquest/index.js';
import { strengthOf } from './standings.js';

/** Victory Points are the conqueror's, and what he has the other has not. */
const VICTORY_POINT = 3;
const STEP = 0.4;
/** What it counts that a leader is wounded. */
const WOUND = 2;

/** What a side has on the map: its steps, and its leaders unhurt. */
function holdings(shown: GameState, side: SideId): number {
  const wounds = Object.values(shown.leaders).filter((leader) => leader.side === side && leader.wounded).length;
  return STEP * strengthOf(shown, side).steps - WOUND * wounds;
}

export function worth(shown: GameState, side: SideId): number {
  const result = outcome(shown);
  if (result !== undefined) return result.winners.includes(side) ? 1_000 : result.winners.length === 0 ? 0 : -1_000;
  const { sides } = query.componentsOf(shown);
  const points = VICTORY_POINT * query.victoryPoints(shown);
  const conquers = sides.some(({ id, conquers: does }) => id === side && does);
  const others = sides.filter(({ id }) => id !== side).reduce((sum, { id }) => sum + holdings(shown, id), 0);
  return (conquers ? points : -points) + holdings(shown, side) - others;
}
