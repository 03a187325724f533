/** R 3.3.4.6: disbanding Royal Army CUs when their Army is activated, before it moves. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code.js';
import { dropIdleMinors, loseFromGroup, type MarchDraft } from '../deeds/group.js';
import { choice } from '../frame/choices.js';
import type { MarchFrame } from '../frame/index.js';
import type { GameRun } from '../types.js';
import { portionsOf, unitsOf } from '../units.js';
import { isFresh } from './08-3-1-group.js';
import { refuseAgain } from './08-3-1-visit.js';
import { refusePortion } from './portions.js';

/** How many Royal Army CUs may be disbanded: those of the group, none of which has moved, once. */
export function disbandActions(march: MarchFrame): readonly Action[] {
  if (!isFresh(march) || march.spent > 0 || march.handled.includes(choice.disband)) return [];
  return portionsOf('royalArmy', march.group.units.royalArmy).map((count) => ({
    type: 'disband',
    player: march.player,
    count,
  }));
}

/** Why so many are not disbanded. */
export function refuseDisbanding(march: MarchFrame, count: number): Refusal | undefined {
  if (!isFresh(march) || march.spent > 0) return refusal('tooLateToDisband', 'R 3.3.4.6', { space: march.space });
  return (
    refuseAgain(march, choice.disband, { count }) ??
    refusePortion('royalArmy', count, march.group.units.royalArmy, 'R 3.3.4.6')
  );
}

/** Eliminates them. Minor Generals left without CUs are no more, and their activation is over (R 3.1.2). */
export function disband(run: GameRun, march: MarchDraft, count: number): void {
  march.handled.push(choice.disband);
  loseFromGroup(run, march, unitsOf('royalArmy', count), 'R 3.3.4.6');
  dropIdleMinors(run, march);
}
