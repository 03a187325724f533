/** Everything that may be decided, by a player or by chance, as it is written. */
import type * as t from 'io-ts';
import { codecOf, decoderOf, limitsOf, plain, tagged, type Decode } from '../../../core/index.js';
import type { Action, ActionType } from '../../action/index.js';
import type { ActionCodecs } from './action.js';
import { cardActions } from './cards.js';
import { combatActions } from './combat.js';
import { movementActions } from './movement.js';
import { phaseActions } from './phases.js';
import { segmentActions } from './segments.js';

const actions: ActionCodecs<ActionType> = {
  ...phaseActions,
  ...segmentActions,
  ...movementActions,
  ...combatActions,
  ...cardActions,
};

/** The types of all actions. */
export const ACTION_TYPES: readonly ActionType[] = /* @__PURE__ */ Object.keys(actions) as ActionType[];

/** The shape of any action. */
export const action: t.Type<Action> = tagged('type', actions, 'an action');

/** An action: one decision of a player or of chance, with exactly the particulars of its type. */
export const ActionCodec: t.Type<Action> = codecOf('Action', action);

/** No more than this is read of what ought to be an action. */
const LIMITS = limitsOf(action);

/** Whether something is an action, whatever it is. */
export function isAction(input: unknown): input is Action {
  const { copy, findings } = plain(input, LIMITS);
  return findings.length === 0 && action.is(copy);
}

/**
 * Reads an action, or says everything that is wrong with it. Whether it may be carried out is for `applyAction` to say.
 *
 * @example
 * decodeAction({ type: 'pass', player: 'red' }) // right({ type: 'pass', player: 'red' })
 */
export const decodeAction: Decode<Action> = decoderOf(ActionCodec);
