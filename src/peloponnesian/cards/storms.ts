/** R C: storms. */
import type { CardRules, EffectThat } from './rules.js';

export const storms: CardRules<EffectThat<'storms'>> = {
  targets: () => [],
  advance: (run) => run.finish(),
};
