/** R C: embassies of peace. Who must roll for peace is decided when all have refilled their hands (`rules/20-embassies.ts`, ruling Q78). */
import { layCard } from '../deeds/cards.js';
import { isAtPeace } from '../query/peace.js';
import type { CardRules, EffectThat } from './rules.js';

export const offerPeace: CardRules<EffectThat<'offerPeace'>> = {
  /** Ruling Q180: in peace there is nothing to offer. */
  targets: (situation) => (isAtPeace(situation) ? [] : [{}]),
  advance(run, frame) {
    layCard(run, frame);
    run.finish();
  },
};
