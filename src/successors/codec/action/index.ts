/** Codecs of all actions, of players and of chance. */
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

/** The codec of an action: one decision of a player or of chance, with exactly the details of its type. */
export const ActionCodec: t.Type<Action> = codecOf('Action', action);

/** The most that is read of an input that should be an action. */
const LIMITS = limitsOf(action);

/** Returns whether an unknown value is an action. */
export function isAction(input: unknown): input is Action {
  const { copy, findings } = plain(input, LIMITS);
  return findings.length === 0 && action.is(copy);
}

/**
 * Decodes an action, or returns all faults. Whether the action is legal, `applyAction` decides.
 *
 * @example
 * decodeAction({ type: 'pass', player: 'red' }) // right({ type: 'pass', player: 'red' })
 */
export const decodeAction: Decode<Action> = decoderOf(ActionCodec);
