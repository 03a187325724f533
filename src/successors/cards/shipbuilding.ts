/** R 3.4.1: Shipbuilding. */
import { returnFleet, upgradeFleet } from '../deeds/fleets.js';
import { FLEETS } from '../vocabulary.js';
import { stepwise } from './stepwise.js';

const RULE = 'ruling card-44';

export const shipbuilding = stepwise<'shipbuilding'>({
  rule: RULE,
  steps: {
    target: {
      offers: 'targetFleet',
      choices: (situation, { player }) =>
        FLEETS.filter((id) => {
          const { owner, upgraded, dispersed } = situation.fleets[id];
          return owner === player && (dispersed || !upgraded);
        }).map((fleet) => ({ type: 'targetFleet', player, fleet })),
      chosen(run, { player }, _effect, { fleet }) {
        if (run.state.fleets[fleet].dispersed) returnFleet(run, fleet, player, RULE);
        else upgradeFleet(run, fleet, player, RULE);
      },
    },
  },
});
