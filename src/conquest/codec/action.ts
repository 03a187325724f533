/** The codec of actions. */
import * as E from 'fp-ts/lib/Either.js';
import type * as t from 'io-ts';
import { CHANCE, closed, codecOf, decoderOf, sameJson, tagged, wholeNumber, type Decode } from '../../core/index.js';
import type { Action, ActionType } from '../action/index.js';
import { forceName, literal, name, pieceName, side, unitName } from './names.js';

const members = {
  // R 2, 3
  roll: closed({ type: literal('roll'), player: literal(CHANCE), die: wholeNumber(1, 6) }),
  deploy: closed({ type: literal('deploy'), player: side, choice: name, province: name }),
  // R 8
  march: closed({ type: literal('march'), player: side, leader: name, province: name }),
  marchForce: closed({ type: literal('marchForce'), player: side, force: forceName, from: name, province: name }),
  take: closed({ type: literal('take'), player: side, unit: unitName }),
  takeAll: closed({ type: literal('takeAll'), player: side }),
  takeBaggage: closed({ type: literal('takeBaggage'), player: side, baggage: name }),
  depart: closed({ type: literal('depart'), player: side }),
  forceMarch: closed({ type: literal('forceMarch'), player: side, province: name }),
  halt: closed({ type: literal('halt'), player: side }),
  garrison: closed({ type: literal('garrison'), player: side, piece: pieceName, city: name }),
  takeField: closed({ type: literal('takeField'), player: side, piece: pieceName, province: name }),
  endMovement: closed({ type: literal('endMovement'), player: side }),
  // R 9
  loseStep: closed({ type: literal('loseStep'), player: side, unit: unitName }),
  loseWall: closed({ type: literal('loseWall'), player: side, city: name }),
  retreat: closed({ type: literal('retreat'), player: side, province: name }),
  evade: closed({ type: literal('evade'), player: side }),
  stand: closed({ type: literal('stand'), player: side }),
  // R 13
  placeReinforcement: closed({ type: literal('placeReinforcement'), player: side, piece: pieceName, province: name }),
} satisfies { readonly [T in ActionType]: t.Type<Extract<Action, { readonly type: T }>> };

/** Any action, whoever's turn it is. Whether it is possible is for `legalActions` to say. */
export const ActionCodec: t.Type<Action> = codecOf('Action', tagged('type', members, 'an action'));

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
