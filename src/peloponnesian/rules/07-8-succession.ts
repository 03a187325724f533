/** R 7.8.4: leaders who are gone are replaced. */
import type { RulesOf } from '../types.js';

export const succession: RulesOf<'succession'> = {
  rule: 'R 7.8.4',
  advance: (run) => run.finish(),
};
