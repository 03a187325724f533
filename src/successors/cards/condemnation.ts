/** R 15.2, R 20.15: Condemnation (ruling card-15). `rules/04-31-hands.ts` ends it when its card leaves a hand. */
import { condemn, endCondemnation } from '../deeds/cards.js';
import type { General } from '../state.js';
import { GENERALS } from '../vocabulary.js';
import { stepwise } from './stepwise.js';

/** Returns whether a general belongs to a faction. */
const isInFaction = ({ status }: General): boolean =>
  status === 'map' || status === 'dispersed' || status === 'awaiting';

export const condemnation = stepwise<'condemnation'>({
  rule: 'R 20.15',
  begin: (run, frame) => endCondemnation(run, frame.card),
  steps: {
    target: {
      offers: 'targetGeneral',
      choices: (situation, { player }) =>
        GENERALS.filter((id) => isInFaction(situation.generals[id])).map((general) => ({
          type: 'targetGeneral',
          player,
          general,
        })),
      any: (situation) => GENERALS.some((id) => isInFaction(situation.generals[id])),
      chosen(run, frame, { legitimacy }, { general }) {
        const standing = run.state.condemned;
        if (standing !== null) endCondemnation(run, standing.card);
        condemn(run, frame.player, { general, card: frame.card, legitimacy });
      },
    },
  },
});
