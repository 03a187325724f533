/** R C: omens. */
import type { CardRules, EffectThat } from './rules.js';

export const oracle: CardRules<EffectThat<'oracle'>> = {
  targets: () => [],
  advance: (run) => run.finish(),
};

export const stopMovement: CardRules<EffectThat<'stopMovement'>> = {
  targets: () => [],
  advance: (run) => run.finish(),
};

export const eclipse: CardRules<EffectThat<'eclipse'>> = {
  targets: () => [],
  advance: (run) => run.finish(),
};

export const festival: CardRules<EffectThat<'festival'>> = {
  targets: () => [],
  advance: (run) => run.finish(),
};
