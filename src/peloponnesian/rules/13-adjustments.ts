/** R 13: seasonal adjustments of Allegiance and Militance. */
import { rollDice } from '../deeds/dice.js';
import { lowerMilitanceByHelots } from '../deeds/helots.js';
import { adjustmentOf, adjustSeasonally } from '../deeds/levels.js';
import { seasonalAdjustments } from '../query/adjustments.js';
import { isAtPeace } from '../query/peace.js';
import type { GameRun, RulesOf } from '../types.js';

export function openAdjustments(run: GameRun): void {
  lowerMilitanceByHelots(run);
  // R 20.2: effects of cards continue in peace (ruling Q189).
  if (isAtPeace(run.state)) return;
  run.push({ kind: 'adjustments', left: [...seasonalAdjustments(run.state)] });
}

export const adjustments: RulesOf<'adjustments'> = {
  rule: 'R 13.4',
  /** Applies a row at once, or rolls a die for it. */
  advance(run, frame) {
    const [next] = frame.left;
    if (next === undefined) return run.finish();
    if (adjustmentOf(run, next.cause).die !== undefined)
      return rollDice(run, 'adjustment', 1, run.state.regions[next.region]?.player ?? null);
    frame.left.shift();
    adjustSeasonally(run, next);
  },
  resume(run, frame, child) {
    const next = frame.left.shift();
    if (child.kind !== 'roll' || next === undefined) return;
    const [die = 0] = child.values;
    const least = adjustmentOf(run, next.cause).die ?? 0;
    const player = run.state.regions[next.region]?.player;
    const applies = die >= least;
    if (player !== undefined)
      run.emit({ type: 'adjustmentRolled', rule: 'R 13.4', ...next, player, die, least, applies });
    if (applies) adjustSeasonally(run, next);
  },
};
