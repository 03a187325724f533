/** R 15.2, R 20.15: Condemnation (ruling card-15). That its card ends it whenever it leaves a hand is in `rules/04-31-hands.ts`. */
import { condemn, endCondemnation } from '../deeds/cards.js';
import { GENERALS } from '../vocabulary.js';
import { stepwise } from './stepwise.js';

export const condemnation = stepwise<'condemnation'>({
  rule: 'R 20.15',
  begin: (run, frame) => endCondemnation(run, frame.card),
  steps: {
    target: {
      choices: (situation, { player }) =>
        GENERALS.filter((id) => {
          const { status, owner } = situation.generals[id];
          return owner !== null && (status === 'map' || status === 'dispersed' || status === 'awaiting');
        }).map((general) => ({ type: 'targetGeneral', player, general })),
      chosen(run, frame, { legitimacy }, action) {
        if (action.type !== 'targetGeneral') return;
        const { general } = action;
        const standing = run.state.condemned;
        if (standing !== null) endCondemnation(run, standing.card);
        condemn(run, frame.player, { general, card: frame.card, legitimacy });
      },
    },
  },
});
