/** R 12.10: the leaders of no rating, who take the place of others. */
import { removeLeader } from '../deeds/leaders.js';
import { isOnMap } from '../query/presence.js';
import type { GameRun } from '../types.js';
import type { SideId } from '../vocabulary.js';

/** When a new leader enters the game, he makes room. */
export function retireStandIn(run: GameRun, side: SideId): void {
  const { state } = run;
  for (const { code, fact } of state.roster.leaders)
    if (fact.standIn === true && state.sideOfLeader(code) === side && isOnMap(state, state.placeOfLeader(code)))
      removeLeader(run, code, 'replaced', 'R 12.10');
}
