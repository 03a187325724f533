/** R 4.9: Foraging Failure. */
import { isTransit } from '../query/geometry.js';
import type { Force } from '../query/presence.js';
import { pushLosses } from '../rules/12-5-losses.js';
import type { Situation } from '../table/situation.js';
import { countUnits } from '../units.js';
import type { PlayerId } from '../vocabulary.js';
import { armyChoices, armyTargeted } from './choices.js';
import { ANY_TIME } from './module.js';
import { enemyArmies } from './reach.js';
import { stepwise } from './stepwise.js';

/** Enemy Armies on Transit Points, and those above the limit anywhere. */
const hungry = (situation: Situation, player: PlayerId, limit: number): readonly Force[] =>
  enemyArmies(situation, player, ({ space, units }) => countUnits(units) > limit || isTransit(situation, space));

export const foragingFailure = stepwise<'foragingFailure'>({
  rule: 'ruling card-50',
  moments: ANY_TIME,
  steps: {
    target: {
      choices: (situation, { player }, { limit }) => armyChoices(player, hungry(situation, player, limit)),
      chosen(run, frame, _effect, action) {
        const army = armyTargeted(action);
        if (army === undefined) return;
        frame.step = 'suffered';
        const { player, space, inside } = army;
        pushLosses(run, { player, space, zones: [inside ? 'inside' : 'outside'], left: 1, rule: 'ruling card-50' });
      },
    },
  },
});
