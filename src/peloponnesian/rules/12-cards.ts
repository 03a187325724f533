/** R 12.1 */
import type { GameRun, RulesOf } from '../types.js';

export function openCards(_run: GameRun): void {}

export const cards: RulesOf<'cards'> = {
  rule: 'R 12.1',
  advance: (run) => run.finish(),
};
