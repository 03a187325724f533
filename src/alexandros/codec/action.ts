/** The codec of actions. */
import type * as t from 'io-ts';
import { CHANCE, closed, codecOf, decoderOf, recognizerOf, tagged, type Decode } from '../../core/index.js';
import type { Action, ActionType } from '../action.js';
import { player, pointId, spaceId, symbol, literal } from './names.js';

const bare = <T extends ActionType>(type: T) => closed({ type: literal(type), player });
const withSymbol = <T extends ActionType>(type: T) => closed({ type: literal(type), player, symbol });
const withSpace = <T extends ActionType>(type: T) => closed({ type: literal(type), player, space: spaceId });
const withProvince = <T extends ActionType>(type: T) => closed({ type: literal(type), player, province: spaceId });

const members = {
  moveByFaceUpCard: withSymbol('moveByFaceUpCard'),
  moveByHandCard: withSymbol('moveByHandCard'),
  nameSymbol: withSymbol('nameSymbol'),
  chooseSpace: withSpace('chooseSpace'),
  choosePoint: closed({ type: literal('choosePoint'), player, point: pointId }),
  step: closed({ type: literal('step'), player, to: pointId }),
  takeSupplyCard: bare('takeSupplyCard'),
  takeFaceUpCard: withSymbol('takeFaceUpCard'),
  occupyProvince: withProvince('occupyProvince'),
  takeOverProvince: withProvince('takeOverProvince'),
  placeGuard: withSpace('placeGuard'),
  payCard: withSpace('payCard'),
  giveCard: withSymbol('giveCard'),
  levyTaxes: withSymbol('levyTaxes'),
  takeBackGuard: withSpace('takeBackGuard'),
  pass: bare('pass'),
  drawCard: closed({ type: literal('drawCard'), player: literal(CHANCE), symbol }),
} satisfies { readonly [T in ActionType]: t.Type<Extract<Action, { readonly type: T }>> };

/** The types of all actions. */
export const ACTION_TYPES: readonly ActionType[] = /* @__PURE__ */ Object.keys(members) as ActionType[];

/** The codec of an action of any player. */
export const action: t.Type<Action> = tagged('type', members, 'an action');

/** The codec of an action of any player. Whether the action is legal, `legalActions` shows. */
export const ActionCodec: t.Type<Action> = codecOf('Action', action);

/** Decodes an action, or returns all faults. */
export const decodeAction: Decode<Action> = decoderOf(ActionCodec);

/** Returns whether an unknown value is an action. Only plain data is: getters are not run. Never throws. */
export const isAction: (input: unknown) => input is Action = /* @__PURE__ */ recognizerOf(decodeAction);
