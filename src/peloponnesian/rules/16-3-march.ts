/** R 16.2, 16.3: stacks march. */
import type { RulesOf } from '../types.js';

export const march: RulesOf<'march'> = {
  rule: 'R 16.3',
  advance: (run) => run.finish(),
};
