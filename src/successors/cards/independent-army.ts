/**
 * R 14.2: the events that activate an Independent Army (rulings card-22, card-23, card-25). After it has left the game,
 * two of them place a marker (rulings card-27, card-28).
 */
import { pushIndependentMove } from '../deeds/independents.js';
import { placeMarker } from '../deeds/markers.js';
import { spaceChoices } from './choices.js';
import { openSpaces } from './independent-markers.js';
import { stepwise } from './stepwise.js';

export const independentArmy = stepwise<'independentArmy'>({
  rule: 'R 14.2',
  mayActivate: () => true,
  begin(run, frame, { army }) {
    if (run.state.independentArmies[army].status === 'removed') return;
    frame.step = 'marching';
    pushIndependentMove(run, frame.player, army);
  },
  steps: {
    target: {
      offers: 'targetSpace',
      choices: (situation, { player }, { otherwise }) =>
        otherwise === undefined ? [] : spaceChoices(player, openSpaces(situation, otherwise)),
      chosen: (run, _frame, _effect, { space }) => placeMarker(run, space, 'independent', 'ruling card-27'),
    },
  },
});
