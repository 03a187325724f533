/** R 8.3.7: pieces inside a Major City leave it when their player no longer controls it. */
import { groupDraftIn } from '../../deeds/group-losses.js';
import { moveGroupTo } from '../../deeds/group.js';
import { isMajorCity } from '../../query/geometry.js';
import { hasEnemyUnits, hasGeneral, playersOf, unitsAt } from '../../query/presence.js';
import { inside, outside } from '../../table/places.js';
import type { GameRun } from '../../types.js';
import type { SpaceId } from '../../vocabulary.js';
import { groupAt, regroup } from '../09-regroup.js';
import { disperseAll } from '../12-5-losses.js';

/**
 * Moves pieces out of a city that their player does not control; if an enemy army stands before the walls, to the
 * Dispersed Box (ruling city-lost-under-siege). `18-royal-family.ts` handles the royals.
 */
export function settleCity(run: GameRun, space: SpaceId): void {
  if (!isMajorCity(run.state, space)) return;
  for (const player of playersOf(run.state)) {
    if (run.state.controller(space) === player) continue;
    if (unitsAt(run.state, player, space, true) === 0 && !hasGeneral(run.state, player, space, true)) continue;
    if (hasEnemyUnits(run.state, player, space)) {
      disperseAll(run, player, inside(space), 'R 8.3.7');
    } else {
      const march = groupDraftIn(run, player, inside(space));
      if (march !== undefined) moveGroupTo(run, march, outside(space));
      const { generals, minors, units } = groupAt(run.state, player, inside(space));
      const garrison = { generals, minors, units, royals: [], cart: false };
      regroup(run, player, inside(space), outside(space), garrison);
    }
    run.emit({ type: 'cityLeft', rule: 'R 8.3.7', player, space });
  }
}
