/** R C: unrest in a region. */
import { unitsBuiltIn } from '../query/built.js';
import type { GameRun } from '../types.js';
import type { RegionId } from '../vocabulary.js';
import { addEffect } from './effects.js';
import { moveUnit } from './units.js';

/**
 * Begins unrest in a region: units built there in this season return to its Build Pool without a refund, and no unit of
 * the League leaves the region.
 */
export function breakUnrest(run: GameRun, region: RegionId): void {
  const { buildPool } = run.state.places.trays;
  const units = unitsBuiltIn(run.state, region);
  run.emit({ type: 'unrestBroke', rule: 'R C', region, units: units.map(({ id }) => id) });
  for (const { code } of units) moveUnit(run, code, buildPool, 'R C');
  addEffect(run, { does: 'unrest', region });
}
