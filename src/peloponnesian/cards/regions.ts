/** R C: regions. */
import type { CardRules, EffectThat } from './rules.js';

export const endNeutrality: CardRules<EffectThat<'endNeutrality'>> = {
  targets: () => [],
  advance: (run) => run.finish(),
};

export const switchRegion: CardRules<EffectThat<'switchRegion'>> = {
  targets: () => [],
  advance: (run) => run.finish(),
};

export const rebellion: CardRules<EffectThat<'rebellion'>> = {
  targets: () => [],
  advance: (run) => run.finish(),
};
