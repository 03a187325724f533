/** R 5.3 */
import type { GameRun, RulesOf } from '../types.js';

export function openAssessment(_run: GameRun): void {}

export const assessment: RulesOf<'assessment'> = {
  rule: 'R 5.3',
  advance: (run) => run.finish(),
};
