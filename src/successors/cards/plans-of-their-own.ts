/** R 18.4.1: Plans of Their Own. */
import { moveRoyal } from '../deeds/royals.js';
import { outside } from '../table/places.js';
import { ROYAL_WOMEN } from '../vocabulary.js';
import { stepwise } from './stepwise.js';

const RULE = 'ruling card-21';
const NOTES = { royal: 'woman' } as const;

export const plansOfTheirOwn = stepwise<'plansOfTheirOwn', typeof NOTES>({
  rule: RULE,
  notes: NOTES,
  mayActivate: () => true,
  steps: {
    target: {
      offers: 'targetRoyal',
      choices: (situation, { player }) =>
        ROYAL_WOMEN.filter((royal) => {
          const { space, controller } = situation.royals[royal];
          return space !== null && controller === null;
        }).map((royal) => ({ type: 'targetRoyal', player, royal })),
      chosen(_run, frame, _effect, choice) {
        const royal = ROYAL_WOMEN.find((woman) => woman === choice.royal);
        if (royal === undefined) return;
        frame.memory = { royal };
        frame.step = 'city';
      },
    },
    city: {
      offers: 'targetSpace',
      choices(situation, { player, memory }) {
        const { royal } = memory;
        if (royal === undefined) return [];
        const here = situation.royals[royal].space;
        return situation.geometry.board.spaces
          .filter(({ id, kind }) => kind === 'majorCity' && id !== here)
          .map(({ id: space }) => ({ type: 'targetSpace', player, space }));
      },
      chosen(run, frame, _effect, { space }) {
        const { royal } = frame.memory;
        if (royal !== undefined) moveRoyal(run, royal, null, outside(space), RULE);
      },
    },
  },
});
