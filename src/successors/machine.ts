/**
 * The machine of Successors: its frames, the conversion between state and table, and the refusals that all frames
 * share.
 */
import { createMachine, type Border, type Machine } from '../core/index.js';
import type { Action } from './action/index.js';
import { refusal } from './code.js';
import { isAction } from './codec/action/index.js';
import { pointsBySeat } from './query/victory-points.js';
import { consequences } from './rules/consequences.js';
import { frames } from './rules/frames.js';
import { openTable } from './table/open.js';
import { publishTable } from './table/publish.js';
import type { Situation } from './table/situation.js';
import { Table } from './table/table.js';
import type { SuccessorsTypes } from './types.js';

/** Returns the working state as a table. Core only returns working states that came from `border`. */
function asTable(working: SuccessorsTypes['working']): Table {
  if (working instanceof Table) return working;
  throw new TypeError('a situation of Successors is a table');
}

/** Converts between plain JSON and the table. */
export const border: Border<SuccessorsTypes> = {
  open(shown) {
    const table = openTable(shown);
    table.lastPoints = pointsBySeat(table);
    return table;
  },
  copy: (working, spare) => asTable(working).copy(spare === undefined ? undefined : asTable(spare)),
  publish: (working, stack, before) => publishTable(asTable(working), stack, before),
};

/** Returns a space or province that an action names and the board lacks. */
function unknownPlace({ geometry }: Situation, action: Action): string | undefined {
  if ('space' in action && !geometry.spaces.has(action.space)) return action.space;
  return 'province' in action && !geometry.provinces.has(action.province) ? action.province : undefined;
}

export const machine: Machine<SuccessorsTypes> = createMachine<SuccessorsTypes>({
  frames,
  border,
  settled: consequences,
  isAction,
  refusals: {
    malformed: (_, rule) => refusal('malformedAction', rule),
    gameOver: () => refusal('gameOver', 'R 7'),
    notYourTurn: (_, { player }, actor) =>
      refusal('notYourTurn', 'R 6', { player, waitingFor: actor }, `The game waits for ${actor}, not for ${player}.`),
    notYourAction: ({ player }, by) => refusal('notYourAction', 'R 6', { player, by }),
    notAvailable: (situation, action, rule, listed) => {
      const { type } = action;
      const possible = new Set(listed.map((action) => action.type));
      const unknown = unknownPlace(situation, action);
      if (unknown !== undefined) return refusal('noSuchSpace', 'R 4.27', { space: unknown });
      if (possible.has(type)) return refusal('notAvailable', rule, { type });
      const others = [...possible].join(', ');
      return refusal('outOfPhase', rule, { type }, `No ${type} is possible at this point; possible: ${others}.`);
    },
  },
});
