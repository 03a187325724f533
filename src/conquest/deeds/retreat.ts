/** R 9.2, 9.3, 9.5, 10.20: somebody is about to give way. */
import type { RuleRef } from '../../core/index.js';
import type { GameRun } from '../types.js';
import type { LeaderId, ProvinceId, Refuge, SideId, UnitId } from '../vocabulary.js';

export interface Retreat {
  readonly side: SideId;
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
  readonly from: ProvinceId;
  /** What they look for: the provinces of one step, or if there are none those of the next. */
  readonly order: readonly (readonly Refuge[])[];
  /** No province but these (R 9.3). */
  readonly within?: readonly ProvinceId[];
  /** They may stay as well. */
  readonly discretionary: boolean;
  readonly rule: RuleRef;
}

/** R 10.20: whom a defeat drives out goes wherever there is a way, rather to friends. */
export const DRIVEN_OUT: Retreat['order'] = [['friendly'], ['contested'], ['enemy']];

/** Who gives way goes, as his side chooses; whoever pushed this reads `to` of the `retreat` frame: `null` if nobody went. */
export function pushRetreat(run: GameRun, { units, leaders, order, within, ...others }: Retreat): void {
  run.push({
    kind: 'retreat',
    ...others,
    units: [...units],
    leaders: [...leaders],
    order: order.map((step) => [...step]),
    within: within === undefined ? null : [...within],
    to: null,
  });
}
