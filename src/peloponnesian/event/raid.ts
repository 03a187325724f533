/** R 15: raids: what happens. */
import type { AreaId, HexId, PlayerId, UnitId } from '../vocabulary.js';
import type { Said } from './common.js';

export type RaidEvent = AreaRaided;

/** R 15.2: a unit raids an area, which has been raided so many times this year. */
export interface AreaRaided extends Said<'areaRaided'> {
  readonly area: AreaId;
  readonly at: HexId;
  readonly player: PlayerId;
  readonly unit: UnitId;
  readonly times: number;
  /** What it sends home (R 15.3). */
  readonly talents: number;
}
