/** R C: fate. */
import type { CardRules, EffectThat } from './rules.js';

export const strikeLeader: CardRules<EffectThat<'strikeLeader'>> = {
  targets: () => [],
  advance: (run) => run.finish(),
};

export const plague: CardRules<EffectThat<'plague'>> = {
  targets: () => [],
  advance: (run) => run.finish(),
};

export const invasion: CardRules<EffectThat<'invasion'>> = {
  targets: () => [],
  advance: (run) => run.finish(),
};
