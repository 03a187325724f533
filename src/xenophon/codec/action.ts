/** The codec of actions: those of the base, those that the variants share, and those of this one. */
import type * as t from 'io-ts';
import { codecOf, decoderOf, oneOf, recognizerOf, tagged, type Decode } from '../../core/index.js';
import { actionsOf } from '../../conquest/codec/action.js';
import { decisionsOf, name } from '../../conquest/codec/names.js';
import { extensionActions } from '../../conquest/extension/codec/action.js';
import type { Action, OwnAction } from '../action.js';
import { FLANKS } from '../vocabulary.js';
import { anyWords } from './words.js';

const decision = decisionsOf(anyWords.side);

const own = {
  // R X2
  spendProvisions: decision('spendProvisions'),
  keepProvisions: decision('keepProvisions'),
  elect: decision('elect', { leader: name, place: name }),
  // R X4
  moveFirst: decision('moveFirst'),
  moveSecond: decision('moveSecond'),
  openRounds: decision('openRounds'),
  awaitRounds: decision('awaitRounds'),
  // R X7
  arrayFirst: decision('arrayFirst'),
  arrayLast: decision('arrayLast'),
  climbHill: decision('climbHill', { flank: oneOf(FLANKS) }),
  stayBelow: decision('stayBelow'),
} satisfies { readonly [T in OwnAction['type']]: t.Type<Extract<OwnAction, { readonly type: T }>> };

const members = { ...actionsOf(anyWords), ...extensionActions(anyWords), ...own };

/** The types of all actions. */
export const ACTION_TYPES = /* @__PURE__ */ Object.keys(members) as readonly Action['type'][];

/** The shape of an action, independent of the situation. */
export const action: t.Type<Action> = tagged('type', members, 'an action');

/** Any action, independent of the situation. `legalActions` lists those that are possible. */
export const ActionCodec: t.Type<Action> = codecOf('Action', action);

/** Reads an action of unknown origin; every fault at once. */
export const decodeAction: Decode<Action> = decoderOf(ActionCodec);

/**
 * Returns whether a value is an action. It must be plain data that cannot change between two reads. Runs no getter and
 * never throws.
 */
export const isAction: (input: unknown) => input is Action = /* @__PURE__ */ recognizerOf(decodeAction);
