/** R 4.3.1 a: players who have gained regions decide how these are assessed. */
import { BASE_MULTIPLE, multipleOf } from '../query/assessment.js';
import { endByConquest } from '../query/victory.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { RegionId } from '../vocabulary.js';

/** Whether a region is assessed at anything but its Base Tribute Value. */
function isApart(situation: Situation, region: RegionId): boolean {
  const multiple = multipleOf(situation, region);
  return multiple !== undefined && multiple !== BASE_MULTIPLE;
}

/**
 * R 4.3.1 a, ruling Q130: asks those who have just gained regions whether they set the assessments to the Base Tribute Value. Not asked of a region
 * that stands there, nor in the simplified sequence (ruling Q24), nor if the game is over (R 3.4).
 */
export function openTakeover(run: GameRun, gained: readonly RegionId[]): void {
  const { state } = run;
  if (state.scenario.special.simplified === true || endByConquest(state) !== undefined) return;
  const regions = gained.filter((region) => isApart(state, region));
  if (regions.length > 0) run.push({ kind: 'takeover', regions });
}
