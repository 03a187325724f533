/** R 23.2.3, 26.2.3: neutral regions. */
import type { Situation } from '../table/situation.js';
import type { RegionId } from '../vocabulary.js';

/** Returns whether the levels of a region can change. Those of a permanently neutral region cannot (R 26.2.3). */
export const keepsLevels = ({ scenario, regions }: Situation, region: RegionId): boolean =>
  regions[region]?.neutral !== true || scenario.regions.find((setup) => setup.region === region)?.neutral !== 'always';
