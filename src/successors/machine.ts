/** The machine of Successors: its frames, the way to its working form and back, and the refusals that all frames share. */
import { createMachine, type Border, type Machine } from '../core/index.js';
import { refusal } from './code.js';
import { isAction } from './codec/action/index.js';
import { pointsBySeat } from './query/victory-points.js';
import { consequences } from './rules/consequences.js';
import { frames } from './rules/frames.js';
import { openTable } from './table/open.js';
import { publishTable } from './table/publish.js';
import { Table } from './table/table.js';
import type { SuccessorsTypes } from './types.js';

/** Whatever the core hands back to the border is a table that the border has made. */
function asTable(working: SuccessorsTypes['working']): Table {
  if (working instanceof Table) return working;
  throw new TypeError('a situation of Successors is a table');
}

/** From plain JSON to the table, and back. */
export const border: Border<SuccessorsTypes> = {
  open(shown) {
    const table = openTable(shown);
    table.pointsAtRest = pointsBySeat(table);
    return table;
  },
  copy: (working, spare) => asTable(working).copy(spare === undefined ? undefined : asTable(spare)),
  publish: (working, stack, before) => publishTable(asTable(working), stack, before),
};

export const machine: Machine<SuccessorsTypes> = createMachine<SuccessorsTypes>({
  frames,
  border,
  settled: consequences,
  isAction,
  refusals: {
    malformed: (_, rule) => refusal('malformedAction', rule),
    gameOver: () => refusal('gameOver', 'R 7'),
    notYourTurn: (_, action, actor) => ({
      code: 'notYourTurn',
      rule: 'R 6',
      params: { player: action.player, waitingFor: actor },
      message: `The game waits for ${actor}, not for ${action.player}.`,
    }),
    notYourAction: (action, by) => ({
      code: 'notYourAction',
      rule: 'R 6',
      params: { player: action.player, by },
      message: `${by} can neither take an action of ${action.player} nor learn whether it is possible.`,
    }),
    notAvailable: (_, action, rule, listed) => {
      const possible = new Set(listed.map(({ type }) => type));
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
