/** R 7.5: the units built in this season. */
import type { UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { RegionId } from '../vocabulary.js';
import { unitsNamed } from './pieces.js';

/** Returns the units of a region that were built in this season. */
export const unitsBuiltIn = (situation: Situation, region: RegionId): readonly UnitInfo[] =>
  unitsNamed(situation, situation.built).filter(({ home }) => home === region);
