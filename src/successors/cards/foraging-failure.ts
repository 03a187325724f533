/** R 4.9: Foraging Failure. */
import { pushLosses } from '../deeds/losses.js';
import type { Situation } from '../table/situation.js';
import { armyChoices } from './choices.js';
import { ANY_TIME } from './module.js';
import { enemyArmies, someEnemyArmy } from './reach.js';
import { stepwise } from './stepwise.js';

/** Returns whether an Army is over the limit, or on a Transit Point. */
const starves =
  (situation: Situation, limit: number) =>
  (post: number): boolean =>
    situation.count(post) > limit || situation.geometry.byCode.isTransit[situation.spaceOfPost(post)] === true;

export const foragingFailure = stepwise<'foragingFailure'>({
  rule: 'ruling card-50',
  moments: ANY_TIME,
  steps: {
    target: {
      offers: 'targetArmy',
      choices: (situation, { player }, { limit }) =>
        armyChoices(player, enemyArmies(situation, player, starves(situation, limit))),
      any: (situation, { player }, { limit }) => someEnemyArmy(situation, player, starves(situation, limit)),
      chosen(run, frame, _effect, { target: player, space, inside }) {
        frame.step = 'suffered';
        pushLosses(run, { player, space, zones: [inside ? 'inside' : 'outside'], left: 1, rule: 'ruling card-50' });
      },
    },
  },
});
