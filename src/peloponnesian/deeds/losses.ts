/** R 7.9.1, 13.4: units are lost for good or for a time, and Militance falls where they come from. */
import type { RuleRef } from '../../core/index.js';
import { campOf, playerOfUnit } from '../query/owners.js';
import type { UnitInfo } from '../table/roster.js';
import type { GameRun } from '../types.js';
import { REGIONS } from '../vocabulary.js';
import { adjust } from './levels.js';
import { eliminateUnit } from './units.js';

/** Eliminates a unit outside of a battle, and lowers the Militance of its region (ruling Q57). */
export function loseUnit(run: GameRun, { code, home }: UnitInfo, rule: RuleRef): void {
  const camp = campOf(playerOfUnit(run.state, code));
  eliminateUnit(run, code, rule);
  const region = REGIONS.find((each) => each === home);
  if (region !== undefined) adjust(run, region, 'unitEliminated', camp, 'R 13.4');
}
