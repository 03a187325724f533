/** R 13.2.5: a siege is lifted when no CU of the besieger is left before the walls. */
import { clearSiege } from '../../deeds/markers.js';
import { unitsAt } from '../../query/presence.js';
import type { GameRun } from '../../types.js';
import type { SpaceId } from '../../vocabulary.js';

/** Siege Points are gone with the besiegers, and are nobody's inheritance. */
export function settleSiege(run: GameRun, space: SpaceId): void {
  // Before most spaces there is no siege, which a bit tells sooner than the record.
  const siege = run.state.isBeset(run.state.spaceCode(space)) ? run.state.sieges[space] : undefined;
  if (siege === undefined || unitsAt(run.state, siege.by, space) > 0) return;
  const { by } = siege;
  clearSiege(run, space);
  run.emit({ type: 'siegeLifted', rule: 'R 13.2.5', player: by, space });
}
