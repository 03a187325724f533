/** R C */
import type { GameRun, RulesOf } from '../types.js';

export function openStorms(_run: GameRun): void {}

export const storms: RulesOf<'storms'> = {
  rule: 'R C',
  advance: (run) => run.finish(),
};
