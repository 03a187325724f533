/** R 17.2: the combats of a phase, one after another. */
import type { RulesOf } from '../types.js';

export const battles: RulesOf<'battles'> = {
  rule: 'R 17.2',
  advance: (run) => run.finish(),
};
