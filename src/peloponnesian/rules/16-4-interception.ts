/** R 16.4.5: fleets on their way are intercepted. */
import type { RulesOf } from '../types.js';

export const interception: RulesOf<'interception'> = {
  rule: 'R 16.4.5',
  advance: (run) => run.finish(),
};
