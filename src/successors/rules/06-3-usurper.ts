/** R 6.3: the Label the Usurper Phase. `17-champions.ts` holds what being the Usurper means (R 4.32). */
import { labelUsurper } from '../deeds/course.js';
import { playersOf } from '../query/presence.js';
import { bySeniority, highest } from '../query/tie-breaks.js';
import { allVictoryPoints } from '../query/victory-points.js';
import type { GameRun } from '../types.js';

/**
 * Names the player with the most Victory Points Usurper for the Game Turn. A tie goes to the player with the most
 * senior general (R 6.3.1) or, if none of them has a general, to the first in Turn Order
 * (ruling seniority-off-the-map).
 */
export function nameUsurper(run: GameRun): void {
  const points = allVictoryPoints(run.state, playersOf(run.state));
  const usurper = bySeniority(
    run.state,
    highest(run.state.turnOrder, (player) => points.get(player) ?? 0),
  );
  if (usurper === undefined) return;
  labelUsurper(run, usurper);
}
