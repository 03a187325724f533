/** R 4.3: Disease. */
import { armiesOf, playersOf } from '../query/presence.js';
import { pushAttrition } from '../rules/12-5-losses.js';
import { playerNamed } from './reach.js';
import { stepwise } from './stepwise.js';

export const disease = stepwise<'disease'>({
  rule: 'ruling card-4',
  steps: {
    target: {
      choices: (situation, { player }) =>
        playersOf(situation).flatMap((target) =>
          armiesOf(situation, target).map(({ space, inside }) => ({ type: 'targetArmy', player, target, space, inside } as const))),
      chosen(run, frame, _effect, action) {
        if (action.type !== 'targetArmy') return;
        const { space, inside } = action;
        const player = playerNamed(action.target);
        if (player === undefined) return;
        frame.step = 'suffered';
        pushAttrition(run, { player, space, zones: [inside ? 'inside' : 'outside'], passage: false, among: null, within: null, rule: 'ruling card-4' });
      },
    },
  },
});
