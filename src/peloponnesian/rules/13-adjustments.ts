/** R 13: seasonal adjustments of Allegiance and Militance. */
import type { GameRun, RulesOf } from '../types.js';

export function openAdjustments(run: GameRun): void {
  run.push({ kind: 'adjustments', left: [] });
}

export const adjustments: RulesOf<'adjustments'> = {
  rule: 'R 13.4',
  advance: (run) => run.finish(),
};
