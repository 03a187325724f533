/** R 4.1, C: regions whose Allegiance is so low that a card may bring them over to the other side. */
import type { Situation } from '../table/situation.js';
import type { RegionId } from '../vocabulary.js';

/** Whether a region is in the risk zone, whoever holds it (ruling Q160). Neutral ones are not (ruling Q10). */
export function isInRiskZone({ regions, components }: Situation, region: RegionId): boolean {
  const state = regions[region];
  return state !== undefined && state.neutral !== true && state.allegiance <= components.charts.levels.riskZone;
}
