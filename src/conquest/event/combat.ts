/** R 9: combat off the display, and what befalls leaders in any. */
import type { Casualty, CasualtyColumn, LeaderId, ProvinceId, SideId } from '../vocabulary.js';
import type { Said } from './base.js';

export type CombatEvent = LeaderEndangered | ForceRetreated;

/** R 10.16, 10.17: what the die says of a leader. Who is wounded already is wounded no more than that. */
export interface LeaderEndangered extends Said<'leaderEndangered'> {
  readonly leader: LeaderId;
  readonly column: CasualtyColumn;
  readonly result: Casualty;
}

/** Those who give way have gone from one province to another. */
export interface ForceRetreated extends Said<'forceRetreated'> {
  readonly side: SideId;
  readonly from: ProvinceId;
  readonly to: ProvinceId;
}
