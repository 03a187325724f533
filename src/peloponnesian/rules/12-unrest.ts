/** R C */
import type { GameRun, RulesOf } from '../types.js';

export function openUnrest(_run: GameRun): void {}

export const unrest: RulesOf<'unrest'> = {
  rule: 'R C',
  advance: (run) => run.finish(),
};
