/** R C: a city is betrayed: in the Event Cards phase to any attacker, or during the resolution of its siege. */
import { rollForCard, settleCardRoll } from '../deeds/card-rolls.js';
import { addEffect } from '../deeds/effects.js';
import { areSiegesResolved, citiesToBetray, siegesToBetray } from '../query/betrayal.js';
import type { CardRules, EffectThat } from './rules.js';

export const betrayCity: CardRules<EffectThat<'betrayCity'>> = {
  targets(situation, play) {
    const cities = areSiegesResolved(situation) ? siegesToBetray(situation, play) : citiesToBetray(situation, play);
    return cities.map(({ id }) => ({ city: id }));
  },
  advance(run, frame, { card, effect, player }) {
    const { city } = frame.target;
    if (frame.stage > 0 || city === undefined) return run.finish();
    if (!areSiegesResolved(run.state)) return rollForCard(run, frame);
    const modifier = city === card.city ? effect.siege.named : effect.siege.other;
    run.finish();
    addEffect(run, { does: 'siegeBetrayal', city, modifier });
    run.emit({ type: 'siegeBetrayed', rule: 'R C', city, player, modifier });
  },
  resume(run, frame, play, child) {
    const result = settleCardRoll(run, frame, play, play.effect.roll, child);
    if (result === undefined) return;
    frame.stage = 1;
    const { city } = frame.target;
    if (!result.succeeds || city === undefined) return;
    addEffect(run, { does: 'betrayal', city });
    run.emit({ type: 'cityBetrayed', rule: 'R C', city, player: play.player });
  },
};
