/** R 7.4, 8.6, 9.5, 11.4: steps are about to be lost. */
import type { RuleRef } from '../../core/index.js';
import type { GameRun } from '../types.js';
import type { CityId, SideId, UnitId } from '../vocabulary.js';

export interface Losses {
  readonly side: SideId;
  /** Whose steps can be lost. */
  readonly units: readonly UnitId[];
  readonly steps: number;
  /** Nobody is eliminated while somebody can be reduced (R 7.4). */
  readonly sparing: boolean;
  /** A city whose walls can be lost instead (R 11.4). */
  readonly walls?: CityId;
  readonly rule: RuleRef;
}

/** The side chooses what it loses; whoever pushed this reads of the `losses` frame, in `resume`, who has `lost` a step. */
export function pushLosses(run: GameRun, { side, units, steps, sparing, walls, rule }: Losses): void {
  run.push({ kind: 'losses', side, units: [...units], city: walls ?? null, left: steps, sparing, lost: [], rule });
}
