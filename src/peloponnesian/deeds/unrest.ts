/** R C: levies of a region refuse to march. */
import { unitsBuiltIn } from '../query/built.js';
import type { GameRun } from '../types.js';
import type { RegionId } from '../vocabulary.js';
import { addEffect } from './effects.js';
import { moveUnit } from './units.js';

/** Units that a region has built in this season go back to its Build Pool, and their price is lost; no unit of the League leaves the region. */
export function breakUnrest(run: GameRun, region: RegionId): void {
  const { buildPool } = run.state.places.trays;
  const units = unitsBuiltIn(run.state, region);
  run.emit({ type: 'unrestBroke', rule: 'R C', region, units: units.map(({ id }) => id) });
  for (const { code } of units) moveUnit(run, code, buildPool, 'R C');
  addEffect(run, { does: 'unrest', region });
}
