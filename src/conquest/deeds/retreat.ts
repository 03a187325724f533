/** R 9.2, 9.3, 9.5, 10.20: somebody is about to give way. */
import type { RuleRef } from '../../core/index.js';
import { withdrawnTo } from '../query/09-1-combat.js';
import type { GameRun } from '../types.js';
import type { LeaderId, PieceId, ProvinceId, Refuge, SideId, UnitId } from '../vocabulary.js';

export interface Retreat {
  readonly side: SideId;
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
  readonly from: ProvinceId;
  /** What they look for: the provinces of one step, or if there are none those of the next. */
  readonly order: readonly (readonly Refuge[])[];
  /** No province but these (R 9.3). */
  readonly within?: readonly ProvinceId[];
  /** They give way of their own will: who has withdrawn to them before stays (R 9.2). */
  readonly evading?: boolean;
  /** They may stay as well. */
  readonly discretionary: boolean;
  readonly rule: RuleRef;
}

/** Some pieces and others, each once. */
const together = <P extends PieceId>(some: readonly P[], others: readonly P[] = []): P[] =>
  others.length === 0 ? [...some] : [...new Set([...some, ...others])];

/** R 10.20: whom a defeat drives out goes wherever there is a way, rather to friends. */
export const DRIVEN_OUT: Retreat['order'] = [['friendly'], ['contested'], ['enemy']];

/** Who gives way goes, as his side chooses; whoever pushed this reads `to` of the `retreat` frame: `null` if nobody went. */
export function pushRetreat(run: GameRun, retreat: Retreat): void {
  const { side, from, discretionary, rule, order, within, evading = discretionary } = retreat;
  const others = evading ? undefined : withdrawnTo(run.state, retreat);
  run.push({
    kind: 'retreat',
    side,
    from,
    discretionary,
    rule,
    units: together(retreat.units, others?.units),
    leaders: together(retreat.leaders, others?.leaders),
    order: order.map((step) => [...step]),
    within: within === undefined ? null : [...within],
    to: null,
  });
}
