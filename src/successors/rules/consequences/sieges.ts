/** R 13.2.5: a siege ends when no CU of the besieger is left before the walls. */
import { clearSiege } from '../../deeds/markers.js';
import { unitsAt } from '../../query/presence.js';
import type { GameRun } from '../../types.js';
import type { SpaceId } from '../../vocabulary.js';

/** Removes Siege Points without besiegers. No other player takes them over. */
export function settleSiege(run: GameRun, space: SpaceId): void {
  // Most spaces have no siege, and testing a bit is faster than looking it up.
  const siege = run.state.hasSiege(run.state.spaceCode(space)) ? run.state.sieges[space] : undefined;
  if (siege === undefined || unitsAt(run.state, siege.by, space) > 0) return;
  const { by } = siege;
  clearSiege(run, space);
  run.emit({ type: 'siegeLifted', rule: 'R 13.2.5', player: by, space });
}
