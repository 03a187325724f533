/** R C: the helots are called to rise. */
import { rollForCard, settleCardRoll } from '../deeds/card-rolls.js';
import { raiseHelots } from '../deeds/helots.js';
import type { CardRules, EffectThat } from './rules.js';

/** R C: they rise in all cities of the region but one. Its Militance falls with the adjustments of each season, this one included (R 13.4). */
export const helots: CardRules<EffectThat<'helots'>> = {
  targets: ({ regions }, { effect: { region } }) => (regions[region] === undefined ? [] : [{}]),
  advance(run, frame) {
    if (frame.stage === 0) rollForCard(run, frame);
    else run.finish();
  },
  resume(run, frame, play, child) {
    const result = settleCardRoll(run, frame, play, play.effect.roll, child);
    if (result === undefined) return;
    frame.stage = 1;
    if (result.succeeds) raiseHelots(run, play.effect, frame.player);
  },
};
