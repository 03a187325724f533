/** The codec of actions. */
import type * as t from 'io-ts';
import { CHANCE, closed, tagged } from '../../core/index.js';
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

/** Any action, whoever's turn it is. */
export const actionCodec: t.Type<Action> = tagged('type', members);

/** Whether a value has the shape of an action. */
export const isAction = (value: unknown): value is Action => actionCodec.is(value);
