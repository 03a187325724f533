/** R C: peace. */
import type { CardRules, EffectThat } from './rules.js';

export const offerPeace: CardRules<EffectThat<'offerPeace'>> = {
  targets: () => [],
  advance: (run) => run.finish(),
};
