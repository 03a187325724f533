/** R 7.8.6, 7.9.1, 13.4: units and leaders are lost outside of battles, and Militance falls where they come from. */
import type { RuleRef } from '../../core/index.js';
import { playerOfLeader } from '../query/owners.js';
import type { LeaderCode, UnitInfo } from '../table/roster.js';
import type { GameRun } from '../types.js';
import { loseLeader } from './leaders.js';
import { eliminateUnit } from './units.js';
import { adjustForLeader, adjustForLoss } from './victory.js';

/** Eliminates a unit, and lowers the Militance of its region (ruling Q57). */
export function loseUnit(run: GameRun, unit: UnitInfo, rule: RuleRef): void {
  adjustForLoss(run, unit, 'R 13.4');
  eliminateUnit(run, unit.code, rule);
}

/** R 7.8.6: a leader without units is lost; his successor comes to the Force Pool of the player's home. */
export function loseStrayLeader(run: GameRun, leader: LeaderCode): void {
  adjustForLeader(run, playerOfLeader(run.state, leader), 'R 13.4');
  loseLeader(run, leader, null, 'R 7.8.6');
}
