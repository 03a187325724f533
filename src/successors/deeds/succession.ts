/** R 12.4.2: an Army without a commander. */
import { hasGeneral, unitsAt } from '../query/presence.js';
import type { GameRun } from '../types.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';

/**
 * Asks the owner of an Army without a commander for a Minor General, or Disperses it (R 12.4.2). Does nothing if the
 * Army has a general.
 */
export function pushSuccession(run: GameRun, player: PlayerId, space: SpaceId, inside = false): void {
  if (unitsAt(run.state, player, space, inside) === 0 || hasGeneral(run.state, player, space, inside)) return;
  run.push({ kind: 'succession', player, space, inside, holds: space });
}
