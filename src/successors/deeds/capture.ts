/** R 13.2.4: a city falls. */
import { hasEnoughPoints, isMidway } from '../query/siege.js';
import type { GameRun } from '../types.js';

/**
 * A city whose garrison has become too small for the Siege Points before it falls as soon as nothing is being resolved any more
 * (R 13.2.2, 13.2.4; ruling enough-points). No more Siege Points are placed and nobody attacks: that was done.
 */
export function takeFallenCity(run: GameRun): void {
  const { state } = run;
  for (const [space, { by }] of Object.entries(state.sieges)) {
    if (isMidway(state)) return;
    const from = state.controller(space);
    if (from === undefined || from === 'independent' || !hasEnoughPoints(state, space)) continue;
    run.push({ kind: 'capture', by, from, space, stage: 'losses' });
    return;
  }
}
