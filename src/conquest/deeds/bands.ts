/** R 14.3: groups of raiders come, and split up for good. */
import type { RuleRef } from '../../core/index.js';
import type { UnitCode } from '../table/roster.js';
import type { GameRun } from '../types.js';
import { unitName } from './names.js';

/** Units are a group by themselves from now on; its number is one of `freeBand`. */
export function formBand(run: GameRun, units: readonly UnitCode[], band: number, rule: RuleRef): void {
  for (const unit of units) run.state.setBand(unit, band);
  run.emit({ type: 'bandFormed', rule, units: units.map((unit) => unitName(run, unit)), band });
}
