/**
 * R C: Peace Embassies. Who must roll for peace is decided after the hands are refilled (`rules/20-embassies.ts`,
 * ruling Q78).
 */
import { layCard } from '../deeds/cards.js';
import { isAtPeace } from '../query/peace.js';
import type { CardRules, EffectThat } from './rules.js';

export const offerPeace: CardRules<EffectThat<'offerPeace'>> = {
  /** Ruling Q180: the card cannot be played in peace. */
  targets: (situation) => (isAtPeace(situation) ? [] : [{}]),
  advance(run, frame) {
    layCard(run, frame);
    run.finish();
  },
};
