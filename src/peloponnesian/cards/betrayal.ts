/** R C: betrayal. */
import type { CardRules, EffectThat } from './rules.js';

export const betrayCity: CardRules<EffectThat<'betrayCity'>> = {
  targets: () => [],
  advance: (run) => run.finish(),
};
