/** R 4.9: Foraging Failure. */
import { isTransit } from '../query/geometry.js';
import { countUnits } from '../query/presence.js';
import { pushLosses } from '../rules/12-5-losses.js';
import type { Situation, Stack } from '../state.js';
import type { PlayerId } from '../vocabulary.js';
import { ANY_TIME } from './module.js';
import { enemyArmies, playerNamed } from './reach.js';
import { stepwise } from './stepwise.js';

/** Enemy Armies on Transit Points, and those above the limit anywhere. */
const hungry = (situation: Situation, player: PlayerId, limit: number): readonly Stack[] =>
  enemyArmies(situation, player).filter(({ space, units }) => countUnits(units) > limit || isTransit(situation, space));

export const foragingFailure = stepwise<'foragingFailure'>({
  rule: 'ruling card-50',
  moments: ANY_TIME,
  steps: {
    target: {
      choices: (situation, { player }, { limit }) =>
        hungry(situation, player, limit).map(({ player: target, space, inside }) => ({ type: 'targetArmy', player, target, space, inside })),
      chosen(run, frame, _effect, action) {
        if (action.type !== 'targetArmy') return;
        const player = playerNamed(action.target);
        if (player === undefined) return;
        frame.step = 'suffered';
        const { space, inside } = action;
        pushLosses(run, { player, space, zones: [inside ? 'inside' : 'outside'], left: 1, rule: 'ruling card-50' });
      },
    },
  },
});
