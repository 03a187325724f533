/** R C: helots. */
import type { CardRules, EffectThat } from './rules.js';

export const helots: CardRules<EffectThat<'helots'>> = {
  targets: () => [],
  advance: (run) => run.finish(),
};
