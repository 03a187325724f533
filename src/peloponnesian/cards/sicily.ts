/** R C: sicily. */
import type { CardRules, EffectThat } from './rules.js';

export const weakenSicily: CardRules<EffectThat<'weakenSicily'>> = {
  targets: () => [],
  advance: (run) => run.finish(),
};

export const escalate: CardRules<EffectThat<'escalate'>> = {
  targets: () => [],
  advance: (run) => run.finish(),
};

export const resolveSicily: CardRules<EffectThat<'resolveSicily'>> = {
  targets: () => [],
  advance: (run) => run.finish(),
};
