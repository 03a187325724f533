/** R 4.3: Disease. */
import { pushAttrition } from '../deeds/losses.js';
import { armyPosts, playersOf } from '../query/presence.js';
import { NONE } from '../table/codes.js';
import { armyChoices } from './choices.js';
import { stepwise } from './stepwise.js';

export const disease = stepwise<'disease'>({
  rule: 'ruling card-4',
  steps: {
    target: {
      offers: 'targetArmy',
      choices: (situation, { player }) =>
        playersOf(situation).flatMap((owner) => armyChoices(player, armyPosts(situation, owner))),
      any: (situation) => situation.players.some((_, seat) => situation.nextArmy(seat, 0) !== NONE),
      chosen(run, frame, _effect, { target: player, space, inside }) {
        frame.step = 'suffered';
        pushAttrition(run, { player, space, zones: [inside ? 'inside' : 'outside'], rule: 'ruling card-4' });
      },
    },
  },
});
