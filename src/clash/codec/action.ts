/** The codec of actions: those of the base, and those of this variant. */
import * as E from 'fp-ts/lib/Either.js';
import type * as t from 'io-ts';
import { closed, codecOf, decoderOf, sameJson, tagged, wholeNumber, type Decode } from '../../core/index.js';
import { actions } from '../../conquest/codec/action.js';
import { literal, name, pieceName, side } from '../../conquest/codec/names.js';
import type { Action, OwnAction } from '../action/index.js';

const members = {
  // R S4, S5
  deployPiece: closed({ type: literal('deployPiece'), player: side, piece: pieceName, province: name }),
  deployRest: closed({ type: literal('deployRest'), player: side, province: name }),
  deployWall: closed({ type: literal('deployWall'), player: side, city: name }),
  disengage: closed({ type: literal('disengage'), player: side, province: name }),
  // R S6
  choosePlace: closed({ type: literal('choosePlace'), player: side, place: wholeNumber(1, 9) }),
  // R S5.6, S8: Rhodes, fleets
  // R S9, S10: combat, the Tactical Display
  // R S11-S14: the course of the game
} satisfies { readonly [T in OwnAction['type']]: t.Type<Extract<OwnAction, { readonly type: T }>> };

/** The shape of an action, whoever's turn it is. */
export const action: t.Type<Action> = tagged('type', { ...actions, ...members }, 'an action');

/** Any action, whoever's turn it is. Whether it is possible is for `legalActions` to say. */
export const ActionCodec: t.Type<Action> = codecOf('Action', action);

/** Reads an action of unknown origin; every fault at once. */
export const decodeAction: Decode<Action> = decoderOf(ActionCodec);

/** Whether a value is an action: plain data, which answers a second look as it did the first. Runs no getter; never throws. */
export function isAction(input: unknown): input is Action {
  const read = decodeAction(input);
  if (E.isLeft(read)) return false;
  try {
    return sameJson(read.right, input);
  } catch {
    return false;
  }
}
