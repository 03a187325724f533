/** R 15: the event of raids. */
import type { AreaId, HexId, PlayerId, UnitId } from '../vocabulary.js';
import type { Said } from './common.js';

export type RaidEvent = AreaRaided;

/** R 15.2: a unit raids an area, with the number of raids there this year. */
export interface AreaRaided extends Said<'areaRaided'> {
  readonly area: AreaId;
  readonly at: HexId;
  readonly player: PlayerId;
  readonly unit: UnitId;
  readonly times: number;
  /** The talents that it sends home (R 15.3). */
  readonly talents: number;
}
