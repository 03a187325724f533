/** R 4.3: which regions change hands. */
import type { Situation } from '../table/situation.js';
import { REGIONS, type RegionId } from '../vocabulary.js';

/**
 * Returns whether a region changes hands at a control check, because its Allegiance is too low. Neutral regions are not
 * checked (ruling Q10).
 */
export function isOutOfControl({ regions, components }: Situation, region: RegionId): boolean {
  const state = regions[region];
  return state !== undefined && state.neutral !== true && state.allegiance < components.charts.levels.leastHeld;
}

/** Returns the regions that change hands at a control check. */
export const regionsOutOfControl = (situation: Situation): readonly RegionId[] =>
  REGIONS.filter((region) => isOutOfControl(situation, region));
