/** R 7: supply. */
import { setSupplies } from '../deeds/provinces.js';
import type { GameRun } from '../types.js';

/** R 7.3: at the start of each Summer every province recovers. */
export function replenish(run: GameRun): void {
  for (const { code } of run.state.ground.provinces) setSupplies(run, code, 'plenty', 'R 7.3');
}
