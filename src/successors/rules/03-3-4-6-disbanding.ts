/** R 3.3.4.6: disbanding Royal Army CUs when their Army is activated, before it moves. */
import type { Action } from '../action/index.js';
import type { MarchFrame } from '../frame/index.js';
import { loseUnits, unitsOf, type Turn } from '../pieces.js';
import { groupSize, isFresh, placeOf, type MarchDraft } from './08-3-1-group.js';
import { choice } from './08-3-1-taking.js';

/** How many Royal Army CUs may be disbanded: those of the group, none of which has moved, once. */
export function disbandActions(march: MarchFrame): readonly Action[] {
  if (!isFresh(march) || march.spent > 0 || march.handled.includes(choice.disband)) return [];
  // A Minor General without CUs would be no more (R 3.1.2).
  const { mercenary, loyal, royalArmy, silverShields, elephant } = march.group.units;
  const kept = march.commander === 'minor' && mercenary + loyal + silverShields + elephant === 0 ? 1 : 0;
  return Array.from({ length: Math.max(0, royalArmy - kept) }, (_, index) =>
    ({ type: 'disband', player: march.player, count: index + 1 }));
}

/** Eliminates them. */
export function disband(run: Turn, march: MarchDraft, count: number): void {
  march.handled.push(choice.disband);
  march.group.units.royalArmy -= count;
  loseUnits(run, march.player, placeOf(march), unitsOf('royalArmy', count), 'R 3.3.4.6');
  if (groupSize(march) === 0) march.group.minors = 0;
}
