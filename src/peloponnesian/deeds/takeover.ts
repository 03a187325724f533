/** R 4.3.1 a: asks the new holders of regions about the assessments. */
import { BASE_MULTIPLE, multipleOf } from '../query/assessment.js';
import { endByConquest } from '../query/victory.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import type { RegionId } from '../vocabulary.js';

/** Returns whether the assessment of a region differs from its Base Tribute Value. */
function isApart(situation: Situation, region: RegionId): boolean {
  const multiple = multipleOf(situation, region);
  return multiple !== undefined && multiple !== BASE_MULTIPLE;
}

/**
 * Asks the new holders of regions whether they set the assessments to the Base Tribute Value (R 4.3.1 a, ruling Q130).
 * Regions at that value are left out. There is no question in the simplified sequence (ruling Q24), or after the end of
 * the game (R 3.4).
 */
export function openTakeover(run: GameRun, gained: readonly RegionId[]): void {
  const { state } = run;
  if (state.scenario.special.simplified === true || endByConquest(state) !== undefined) return;
  const regions = gained.filter((region) => isApart(state, region));
  if (regions.length > 0) run.push({ kind: 'takeover', regions });
}
