/** R 6.5.3: Unrest Spreads. */
import { placeMarker } from '../deeds/markers.js';
import { spaceChoices } from './choices.js';
import { spacesNextToIndependents } from './independent-markers.js';
import { stepwise } from './stepwise.js';

const RULE = 'ruling card-20';

export const unrestSpreads = stepwise<'unrestSpreads'>({
  rule: RULE,
  mayActivate: () => true,
  steps: {
    target: {
      offers: 'targetSpace',
      choices: (situation, { player }) => spaceChoices(player, spacesNextToIndependents(situation)),
      chosen: (run, _frame, _effect, { space }) => placeMarker(run, space, 'independent', RULE),
    },
  },
});
