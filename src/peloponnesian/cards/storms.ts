/** R C: storms at sea. */
import { addEffect } from '../deeds/effects.js';
import type { CardRules, EffectThat } from './rules.js';

/** A die is rolled for a storm before each Campaign Turn of the season (`rules/12-storms.ts`). */
export const storms: CardRules<EffectThat<'storms'>> = {
  targets: () => [{}],
  advance(run) {
    addEffect(run, { does: 'storms' });
    run.finish();
  },
};
