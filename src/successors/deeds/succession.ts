/** R 12.4.2: an Army without a commander. */
import { hasGeneral, unitsAt } from '../query/presence.js';
import type { GameRun } from '../types.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';

/** An Army that nobody commands any more gets a Minor General from its owner, or is Dispersed (R 12.4.2). One that has a general is left alone. */
export function pushSuccession(run: GameRun, player: PlayerId, space: SpaceId, inside = false): void {
  if (unitsAt(run.state, player, space, inside) === 0 || hasGeneral(run.state, player, space, inside)) return;
  run.push({ kind: 'succession', player, space, inside, holds: space });
}
