/** R 16.1-16.3: movement by land: what happens. */
import type { HexId, UnitId } from '../vocabulary.js';
import type { Said } from './common.js';

export type MarchEvent = MarchEnded;

export interface MarchEnded extends Said<'marchEnded'> {
  readonly at: HexId;
  readonly units: readonly UnitId[];
}
