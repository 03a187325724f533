/** R 12: replacements. The events of `deeds` report what is bought and built. */
import type { SideId } from '../vocabulary.js';
import type { Said } from './base.js';

export type ForcesEvent = ReplacementsReceived | PointsSpent;

/** A side receives replacement points (R 12.1). */
export interface ReplacementsReceived extends Said<'replacementsReceived'> {
  readonly side: SideId;
  readonly points: number;
}

/** A side pays for something (R 12.2). */
export interface PointsSpent extends Said<'pointsSpent'> {
  readonly side: SideId;
  readonly points: number;
  readonly left: number;
}
