/** R C: persia. */
import type { CardRules, EffectThat } from './rules.js';

export const endPersianAid: CardRules<EffectThat<'endPersianAid'>> = {
  targets: () => [],
  advance: (run) => run.finish(),
};

export const courtGreatKing: CardRules<EffectThat<'courtGreatKing'>> = {
  targets: () => [],
  advance: (run) => run.finish(),
};

export const persianAid: CardRules<EffectThat<'persianAid'>> = {
  targets: () => [],
  advance: (run) => run.finish(),
};
