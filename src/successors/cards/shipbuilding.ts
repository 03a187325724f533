/** R 3.4.1: Shipbuilding. */
import { returnFleet, upgradeFleet } from '../deeds/fleets.js';
import { FLEETS } from '../vocabulary.js';
import { stepwise } from './stepwise.js';

export const shipbuilding = stepwise<'shipbuilding'>({
  rule: 'ruling card-44',
  steps: {
    target: {
      choices: (situation, { player }) =>
        FLEETS.filter((id) => {
          const { owner, upgraded, dispersed } = situation.fleets[id];
          return owner === player && (dispersed || !upgraded);
        }).map((fleet) => ({ type: 'targetFleet', player, fleet })),
      chosen(run, frame, _effect, action) {
        if (action.type !== 'targetFleet') return;
        const { player } = frame;
        const { fleet } = action;
        if (run.state.fleets[fleet].dispersed) returnFleet(run, fleet, player, 'ruling card-44');
        else upgradeFleet(run, fleet, player, 'ruling card-44');
      },
    },
  },
});
