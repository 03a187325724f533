/** R 16.4, 16.7, 16.8: fleets sail, and carry. */
import type { RulesOf } from '../types.js';

export const voyage: RulesOf<'voyage'> = {
  rule: 'R 16.4',
  advance: (run) => run.finish(),
};
