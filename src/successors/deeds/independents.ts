/** R 14: Independent Armies come onto the map, go about, and leave it. */
import type { RuleRef } from '../../core/index.js';
import type { GameRun } from '../types.js';
import type { IndependentArmyId, SpaceId } from '../vocabulary.js';
import { tableOf } from './table.js';

/** An Independent Army goes from one space to another, or to its box and back onto the board. */
export function moveIndependentArmy(
  run: GameRun,
  army: IndependentArmyId,
  to: SpaceId | 'box',
  rule: 'R 14.2.1' | 'R 14.7',
): void {
  const from = run.state.independentArmies[army].space ?? 'box';
  tableOf(run).setIndependentArmy(army, to === 'box' ? { status: 'box', space: null } : { status: 'map', space: to });
  run.emit({ type: 'independentArmyMoved', rule, army, from, to });
}

/** An Independent Army leaves the map: for its box, or for good. */
export function removeIndependentArmy(run: GameRun, army: IndependentArmyId, to: 'box' | 'game', rule: RuleRef): void {
  tableOf(run).setIndependentArmy(army, { status: to === 'box' ? 'box' : 'removed', space: null });
  run.emit({ type: 'independentArmyRemoved', rule, army, to });
}
