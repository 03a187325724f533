/** R 15: raids: what happens. */
import type { AreaId, PlayerId } from '../vocabulary.js';
import type { Said } from './common.js';

export type RaidEvent = AreaRaided;

export interface AreaRaided extends Said<'areaRaided'> {
  readonly area: AreaId;
  readonly player: PlayerId;
  readonly times: number;
}
