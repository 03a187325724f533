/** R 5, 22.4.1, 22.4.4: tribute. */
import type { GameRun, RulesOf } from '../types.js';

export function openTribute(run: GameRun): void {
  run.push({ kind: 'tribute' });
}

export const tribute: RulesOf<'tribute'> = {
  rule: 'R 5.4',
  advance: (run) => run.finish(),
};
