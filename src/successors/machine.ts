/** The machine of Successors: its frames, and the refusals that all of them share. */
import { createMachine, type Machine } from '../core/index.js';
import { isAction } from './codec/action/index.js';
import { consequences } from './rules/consequences.js';
import { frames } from './rules/frames.js';
import type { SuccessorsTypes } from './types.js';

export const machine: Machine<SuccessorsTypes> = createMachine<SuccessorsTypes>({
  frames,
  constant: ['options'],
  settled: consequences,
  isAction,
  refusals: {
    malformed: (_, rule) => ({
      code: 'malformedAction',
      rule,
      params: {},
      message: 'This is no action of the game; decodeAction tells what is wrong with it.',
    }),
    gameOver: () => ({ code: 'gameOver', rule: 'R 7', params: {}, message: 'The game is over.' }),
    notYourTurn: (_, action, actor) => ({
      code: 'notYourTurn',
      rule: 'R 6',
      params: { player: action.player, waitingFor: actor },
      message: `The game waits for ${actor}, not for ${action.player}.`,
    }),
    notAvailable: (situation, action, rule) => {
      const possible = new Set(machine.legalActions(situation).map(({ type }) => type));
      return possible.has(action.type)
        ? {
            code: 'notAvailable',
            rule,
            params: { type: action.type },
            message: `This ${action.type} is not possible here and now.`,
          }
        : {
            code: 'outOfPhase',
            rule,
            params: { type: action.type },
            message: `No ${action.type} is possible at this point; possible: ${[...possible].join(', ')}.`,
          };
    },
  },
});
