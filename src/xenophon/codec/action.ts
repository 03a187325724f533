/** The codec of actions: those of the base, those that the variants share, and those of this one. */
import type * as t from 'io-ts';
import { closed, codecOf, decoderOf, oneOf, recognizerOf, tagged, type Decode } from '../../core/index.js';
import { actionsOf } from '../../conquest/codec/action.js';
import { literal, name } from '../../conquest/codec/names.js';
import { extensionActions } from '../../conquest/extension/codec/action.js';
import type { Action, OwnAction } from '../action.js';
import { FLANKS } from '../vocabulary.js';
import { anyWords } from './words.js';

const { side } = anyWords;

const own = {
  // R X2
  spendProvisions: closed({ type: literal('spendProvisions'), player: side }),
  keepProvisions: closed({ type: literal('keepProvisions'), player: side }),
  elect: closed({ type: literal('elect'), player: side, leader: name, place: name }),
  // R X4
  moveFirst: closed({ type: literal('moveFirst'), player: side }),
  moveSecond: closed({ type: literal('moveSecond'), player: side }),
  openRounds: closed({ type: literal('openRounds'), player: side }),
  awaitRounds: closed({ type: literal('awaitRounds'), player: side }),
  // R X7
  arrayFirst: closed({ type: literal('arrayFirst'), player: side }),
  arrayLast: closed({ type: literal('arrayLast'), player: side }),
  climbHill: closed({ type: literal('climbHill'), player: side, flank: oneOf(FLANKS) }),
  stayBelow: closed({ type: literal('stayBelow'), player: side }),
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
 * Whether a value is an action: plain data, which answers a second look as it did the first. Runs no getter; never
 * throws.
 */
export const isAction: (input: unknown) => input is Action = /* @__PURE__ */ recognizerOf(decodeAction);
