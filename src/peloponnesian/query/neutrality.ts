/** R 23.2.3, 26.2.3: regions in which there is no war. */
import type { Situation } from '../table/situation.js';
import type { RegionId } from '../vocabulary.js';

/** Whether the levels of a region change: not those of one that is neutral throughout (R 26.2.3). */
export const keepsLevels = ({ scenario, regions }: Situation, region: RegionId): boolean =>
  regions[region]?.neutral !== true || scenario.regions.find((setup) => setup.region === region)?.neutral !== 'always';
