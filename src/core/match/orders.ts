/** Validates which passes of a match were made by standing orders. */
import { listOf, wholeNumber } from '../codec/index.js';
import { MOST_ACTIONS } from '../record.js';
import { isDecision } from '../retrace.js';
import type { Fault } from '../rule.js';

export const byOrderCodec = listOf(wholeNumber(0, MOST_ACTIONS - 1), MOST_ACTIONS);

/** Returns the faults of the indices of passes: each must be an action of a player, and they must ascend. */
export function faultsOfOrders(
  byOrder: readonly number[],
  actions: readonly { readonly player: string }[],
): readonly Fault[] {
  const wrong = byOrder.findIndex((place, index) => {
    const [action, before] = [actions[place], byOrder[index - 1]];
    return action === undefined || !isDecision(action) || (before !== undefined && place <= before);
  });
  return wrong < 0
    ? []
    : [{ path: `$.byOrder[${wrong}]`, message: 'expected the place of a pass, after those before it' }];
}
