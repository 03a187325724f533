/** Supplies units from the treasury (R 9.4). */
import type { RuleRef } from '../../core/index.js';
import { sumOfCosts, talentsFor } from '../query/upkeep.js';
import type { UnitInfo } from '../table/roster.js';
import type { GameRun } from '../types.js';
import type { PlayerId } from '../vocabulary.js';
import { changeTreasury } from './treasury.js';

/** Supplies units of a player and pays their total cost (R 9.4.3). */
export function supplyUnits(run: GameRun, player: PlayerId, units: readonly UnitInfo[], rule: RuleRef): void {
  if (units.length === 0) return;
  const talents = talentsFor(sumOfCosts(run.state, units));
  run.emit({ type: 'unitsSupplied', rule, player, units: units.map(({ id }) => id), talents });
  changeTreasury(run, player, -talents, rule);
}
