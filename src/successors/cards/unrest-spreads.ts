/** R 6.5.3: Unrest Spreads. */
import { placeMarker } from '../deeds/markers.js';
import { spaceChoices } from './choices.js';
import { spacesNextToIndependents } from './independent-markers.js';
import { stepwise } from './stepwise.js';

export const unrestSpreads = stepwise<'unrestSpreads'>({
  rule: 'ruling card-20',
  mayActivate: () => true,
  steps: {
    target: {
      choices: (situation, { player }) => spaceChoices(player, spacesNextToIndependents(situation)),
      chosen(run, _frame, _effect, action) {
        if (action.type === 'targetSpace') placeMarker(run, action.space, 'independent', 'ruling card-20');
      },
    },
  },
});
