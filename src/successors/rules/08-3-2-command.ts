/** R 8.3.2: change of command. */
import { emitAbility } from '../deeds/abilities.js';
import { markGeneralMoved } from '../deeds/generals.js';
import type { MarchDraft } from '../deeds/group.js';
import { movementPoints, plainMovementPoints } from '../query/movement.js';
import { rankOf } from '../query/seniority.js';
import type { GameRun } from '../types.js';
import type { GeneralId } from '../vocabulary.js';

/**
 * Adds a general to the group. If senior to the commander, he takes command at once: his own Movement Points count,
 * less those spent. The former commander's activation is over, and he stays as a subordinate
 * (ruling change-of-command).
 */
export function changeCommand(run: GameRun, march: MarchDraft, general: GeneralId): void {
  const from = march.commander;
  if (rankOf(run.state, general) >= rankOf(run.state, from)) return;
  if (from !== 'minor') markGeneralMoved(run, from);
  markGeneralMoved(run, general);
  march.commander = general;
  if (march.setOut !== undefined) march.setOut = march.space;
  run.emit({
    type: 'commandChanged',
    rule: 'R 8.3.2',
    player: march.player,
    space: march.space,
    from,
    to: general,
    movementPoints: movementPoints(run.state, march),
  });
  emitAbility(run, march, 'movementPoints', plainMovementPoints(march), movementPoints(run.state, march));
}
