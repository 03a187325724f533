/** R C: allies. */
import type { CardRules, EffectThat } from './rules.js';

export const takeAlliedRegion: CardRules<EffectThat<'takeAlliedRegion'>> = {
  targets: () => [],
  advance: (run) => run.finish(),
};

export const unrest: CardRules<EffectThat<'unrest'>> = {
  targets: () => [],
  advance: (run) => run.finish(),
};
