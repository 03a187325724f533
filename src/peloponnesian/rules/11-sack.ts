/** R 11: destroying cities and fortifications. */
import type { RulesOf } from '../types.js';

export const sack: RulesOf<'sack'> = {
  rule: 'R 11.1',
  advance: (run) => run.finish(),
};
