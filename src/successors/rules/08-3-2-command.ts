/** R 8.3.2: change of command. */
import { useGeneral } from '../deeds/generals.js';
import { movementPoints } from '../query/movement.js';
import { rankOf } from '../query/seniority.js';
import type { GameRun } from '../types.js';
import type { GeneralId } from '../vocabulary.js';
import type { MarchDraft } from './08-3-1-group.js';

/**
 * A general joins the group. If he is senior to its commander he takes command at once: from now on his own Movement Points
 * count, less what has been spent; the old commander's activation is over and he goes along as a subordinate (ruling change-of-command).
 */
export function joinCommand(run: GameRun, march: MarchDraft, general: GeneralId): void {
  const from = march.commander;
  march.group.generals.push(general);
  if (rankOf(run.state, general) >= rankOf(run.state, from)) return;
  if (from !== 'minor') useGeneral(run, from);
  useGeneral(run, general);
  march.commander = general;
  run.emit({
    type: 'commandChanged',
    rule: 'R 8.3.2',
    player: march.player,
    space: march.space,
    from,
    to: general,
    movementPoints: movementPoints(run.state, march),
  });
}
