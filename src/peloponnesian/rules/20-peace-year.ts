/** R 20.2 */
import type { GameRun, RulesOf } from '../types.js';

export function openPeaceYear(_run: GameRun): void {}

export const peaceYear: RulesOf<'peaceYear'> = {
  rule: 'R 20.2',
  advance: (run) => run.finish(),
};
