/** R 18.4.1: Plans of Their Own. */
import { moveRoyal } from '../deeds/royals.js';
import { outside } from '../table/places.js';
import { ROYAL_WOMEN } from '../vocabulary.js';
import { stepwise, type Asked } from './stepwise.js';

const RULE = 'ruling card-21';
const womanIn = (memory: Asked['memory']) => ROYAL_WOMEN.find((woman) => woman === memory['royal']);

export const plansOfTheirOwn = stepwise<'plansOfTheirOwn'>({
  rule: RULE,
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
        frame.memory = { royal: action.royal };
        frame.step = 'city';
      },
    },
    city: {
      choices(situation, { player, memory }) {
        const royal = womanIn(memory);
        if (royal === undefined) return [];
        const here = situation.royals[royal].space;
        return situation.geometry.board.spaces
          .filter(({ id, kind }) => kind === 'majorCity' && id !== here)
          .map(({ id: space }) => ({ type: 'targetSpace', player, space }));
      },
      chosen(run, frame, _effect, action) {
        const royal = womanIn(frame.memory);
        if (action.type !== 'targetSpace' || royal === undefined) return;
        const { space } = action;
        moveRoyal(run, royal, null, outside(space), RULE);
      },
    },
  },
});
