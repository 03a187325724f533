/** R 3.4.1: Shipbuilding. */
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
        const fleet = run.state.fleets[action.fleet];
        if (fleet.dispersed) fleet.dispersed = false;
        else fleet.upgraded = true;
        run.emit({
          type: fleet.upgraded ? 'fleetUpgraded' : 'fleetReturned',
          rule: 'ruling card-44',
          fleet: action.fleet,
          player,
        });
      },
    },
  },
});
