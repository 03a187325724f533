/** R 4.1, C: the risk zone, in which a card may make a region change sides. */
import type { Situation } from '../table/situation.js';
import type { RegionId } from '../vocabulary.js';

/** Returns whether a region is in the risk zone, whoever holds it (ruling Q160). A neutral one is not (ruling Q10). */
export function isInRiskZone({ regions, components }: Situation, region: RegionId): boolean {
  const state = regions[region];
  return state !== undefined && state.neutral !== true && state.allegiance <= components.charts.levels.riskZone;
}
