/** R 18.4.1: Plans of Their Own. */
import { moveRoyal } from '../deeds/royals.js';
import { outside } from '../table/places.js';
import { ROYAL_WOMEN } from '../vocabulary.js';
import { stepwise } from './stepwise.js';

const RULE = 'ruling card-21';
const NOTES = { royal: 'woman' } as const;

export const plansOfTheirOwn = stepwise<'plansOfTheirOwn', typeof NOTES>({
  rule: RULE,
  remembers: NOTES,
  mayActivate: () => true,
  steps: {
    target: {
      choices: (situation, { player }) =>
        ROYAL_WOMEN.filter((royal) => {
          const { status, space, controller } = situation.royals[royal];
          return status !== 'dead' && space !== null && controller === null;
        }).map((royal) => ({ type: 'targetRoyal', player, royal })),
      chosen(_run, frame, _effect, action) {
        if (action.type !== 'targetRoyal') return;
        const royal = ROYAL_WOMEN.find((woman) => woman === action.royal);
        if (royal === undefined) return;
        frame.memory = { royal };
        frame.step = 'city';
      },
    },
    city: {
      choices(situation, { player, memory }) {
        const { royal } = memory;
        if (royal === undefined) return [];
        const here = situation.royals[royal].space;
        return situation.geometry.board.spaces
          .filter(({ id, kind }) => kind === 'majorCity' && id !== here)
          .map(({ id: space }) => ({ type: 'targetSpace', player, space }));
      },
      chosen(run, frame, _effect, action) {
        const { royal } = frame.memory;
        if (action.type !== 'targetSpace' || royal === undefined) return;
        const { space } = action;
        moveRoyal(run, royal, null, outside(space), RULE);
      },
    },
  },
});
