/** Starts the choice of losses (R 7.4, 8.6, 9.5, 11.4). */
import type { RuleRef } from '../../core/index.js';
import type { GameRun } from '../types.js';
import type { CityId, SideId, UnitId } from '../vocabulary.js';

export interface Losses {
  readonly side: SideId;
  /** The units that can lose steps. */
  readonly units: readonly UnitId[];
  readonly steps: number;
  /** Whether no unit is eliminated while another can be reduced (R 7.4). */
  readonly sparing: boolean;
  /** A city whose walls can be lost instead (R 11.4). */
  readonly walls?: CityId;
  readonly rule: RuleRef;
}

/** Pushes the choice of losses. The frame that calls this reads in `resume` which units have `lost` steps. */
export function pushLosses(run: GameRun, { side, units, steps, sparing, walls, rule }: Losses): void {
  run.push({ kind: 'losses', side, units: [...units], city: walls ?? null, left: steps, sparing, lost: [], rule });
}
