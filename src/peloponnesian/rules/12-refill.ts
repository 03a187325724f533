/** R 12.2 */
import type { GameRun, RulesOf } from '../types.js';

export function openRefill(_run: GameRun): void {}

export const refill: RulesOf<'refill'> = {
  rule: 'R 12.2',
  advance: (run) => run.finish(),
};
