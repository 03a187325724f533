/** R 16.4.6: Open Seas. */
import type { RulesOf } from '../types.js';

export const openSeas: RulesOf<'openSeas'> = {
  rule: 'R 16.4.6',
  advance: (run) => run.finish(),
};
