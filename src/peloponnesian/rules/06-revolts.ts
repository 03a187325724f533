/** R 6.1 */
import type { GameRun, RulesOf } from '../types.js';

export function openRevolts(_run: GameRun): void {}

export const revolts: RulesOf<'revolts'> = {
  rule: 'R 6.1',
  advance: (run) => run.finish(),
};
