/** R 9: combat off the display, and casualty checks of leaders in any combat. */
import type { Party } from '../frame/index.js';
import type { Casualty, CasualtyColumn, LeaderId, MinorResult, ProvinceId, SideId } from '../vocabulary.js';
import type { Said } from './base.js';

export type CombatEvent = EvasionTried | MinorCombatJoined | MinorCombatDecided | LeaderEndangered | ForceRetreated;

/** A force has tried to evade (R 9.2, 9.3). */
export interface EvasionTried extends Said<'evasionTried'> {
  readonly side: SideId;
  readonly province: ProvinceId;
  readonly die: number;
  readonly evaded: boolean;
}

/** Two forces fight off the display (R 9.4). */
export interface MinorCombatJoined extends Said<'minorCombatJoined'> {
  readonly province: ProvinceId;
  readonly attacker: Party;
  readonly defender: Party;
  readonly strengths: readonly [attacker: number, defender: number];
}

/** A minor combat is decided, without a die if the odds are beyond the table (R 9.4). */
export interface MinorCombatDecided extends Said<'minorCombatDecided'> {
  readonly province: ProvinceId;
  readonly die: number | null;
  readonly result: MinorResult;
}

/** R 10.16, 10.17: the result of a casualty check. A wounded leader is not wounded again. */
export interface LeaderEndangered extends Said<'leaderEndangered'> {
  readonly leader: LeaderId;
  readonly column: CasualtyColumn;
  readonly result: Casualty;
}

/** A force has retreated from one province to another. */
export interface ForceRetreated extends Said<'forceRetreated'> {
  readonly side: SideId;
  readonly from: ProvinceId;
  readonly to: ProvinceId;
}
