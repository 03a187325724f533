/** R 6.3: the Label the Usurper Phase. What being Usurper means is in `17-champions.ts` (R 4.32). */
import { labelUsurper } from '../deeds/course.js';
import { playersOf } from '../query/presence.js';
import { bySeniority, highest } from '../query/tie-breaks.js';
import { allVictoryPoints } from '../query/victory-points.js';
import type { GameRun } from '../types.js';

/**
 * The most Victory Points make a player Usurper for the Game Turn; of several the one with the most senior general (R 6.3.1),
 * and if none of them has any, the first in Turn Order (ruling seniority-off-the-map).
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
