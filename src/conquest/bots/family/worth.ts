/** How good a situation is for a side: what a bot compares. */
import type { GameState, SideId } from '../../index.js';
import type { At } from './family.js';
import { strengthOf } from './standings.js';

const VICTORY_POINT = 3;
const STEP = 0.4;
/** What it counts that a leader is wounded. */
const WOUND = 2;

/** What a side has on the map: its steps, and its leaders unhurt. */
function holdings(at: At, shown: GameState, side: SideId): number {
  const wounds = Object.values(shown.leaders).filter((leader) => leader.side === side && leader.wounded).length;
  return STEP * strengthOf(at, shown, side).steps - WOUND * wounds;
}

export function worth(at: At, shown: GameState, side: SideId): number {
  const result = at.game.outcome(shown);
  if (result !== undefined) return result.winners.includes(side) ? 1_000 : result.winners.length === 0 ? 0 : -1_000;
  const { sides } = at.query.componentsOf(shown);
  const others = sides.filter(({ id }) => id !== side).reduce((sum, { id }) => sum + holdings(at, shown, id), 0);
  return VICTORY_POINT * at.own.lead(shown, side) + holdings(at, shown, side) - others;
}
