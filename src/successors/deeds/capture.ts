/** R 13.2.4: a city falls. */
import { hasEnoughPoints, isMidway } from '../query/siege.js';
import type { GameRun } from '../types.js';

/**
 * Captures a city whose garrison has become too small for its Siege Points, as soon as nothing else is being resolved
 * (R 13.2.2, 13.2.4; ruling enough-points). This places no Siege Points and is not another attack.
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
