/** R 17, 18: a battle. */
import type { RulesOf } from '../types.js';

export const battle: RulesOf<'battle'> = {
  rule: 'R 17.3',
  advance: (run) => run.finish(),
};
