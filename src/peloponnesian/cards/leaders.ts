/** R C: leaders. */
import type { CardRules, EffectThat } from './rules.js';

export const switchLeader: CardRules<EffectThat<'switchLeader'>> = {
  targets: () => [],
  advance: (run) => run.finish(),
};
