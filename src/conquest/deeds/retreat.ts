/** Starts a retreat (R 9.2, 9.3, 9.5, 10.20). */
import type { RuleRef } from '../../core/index.js';
import { withdrawnTo } from '../query/09-1-combat.js';
import type { GameRun } from '../types.js';
import type { LeaderId, PieceId, ProvinceId, Refuge, SideId, UnitId } from '../vocabulary.js';

export interface Retreat {
  readonly side: SideId;
  readonly units: readonly UnitId[];
  readonly leaders: readonly LeaderId[];
  readonly from: ProvinceId;
  /**
   * The kinds of provinces in order of preference: only if there is no province of one step do those of the next count.
   */
  readonly order: readonly (readonly Refuge[])[];
  /** The only provinces to which they may go (R 9.3). */
  readonly within?: readonly ProvinceId[];
  /** Whether they retreat by choice, so that pieces that have withdrawn to them before stay (R 9.2). */
  readonly evading?: boolean;
  /** Whether they may also stay. */
  readonly discretionary: boolean;
  readonly rule: RuleRef;
}

/** Returns these pieces and others, each once. */
const together = <P extends PieceId>(some: readonly P[], others: readonly P[] = []): P[] =>
  others.length === 0 ? [...some] : [...new Set([...some, ...others])];

/** R 10.20: the order of preference after a defeat: friendly provinces, contested ones, then those of the enemy. */
export const DRIVEN_OUT: Retreat['order'] = [['friendly'], ['contested'], ['enemy']];

/**
 * Pushes a retreat, for which the side chooses the province. The frame that calls this reads `to` of the `retreat`
 * frame: `null` if they stayed.
 */
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
