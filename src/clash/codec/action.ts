/** The codec of actions: those of the base, and those of this variant. */
import type * as t from 'io-ts';
import { closed, codecOf, decoderOf, recognizerOf, tagged, wholeNumber, type Decode } from '../../core/index.js';
import { actionsOf } from '../../conquest/codec/action.js';
import { forceName, literal, name, pieceName, unitName } from '../../conquest/codec/names.js';
import { extensionActions } from '../../conquest/extension/codec/action.js';
import type { Action, ActionType, OwnAction } from '../action/index.js';
import { anyWords } from './words.js';

const { side } = anyWords;

const members = {
  // R S4, S5
  deployPiece: closed({ type: literal('deployPiece'), player: side, piece: pieceName, province: name }),
  deployRest: closed({ type: literal('deployRest'), player: side, province: name }),
  deployWall: closed({ type: literal('deployWall'), player: side, city: name }),
  disengage: closed({ type: literal('disengage'), player: side, province: name }),
  // R S6
  choosePlace: closed({ type: literal('choosePlace'), player: side, place: wholeNumber(1, 9) }),
  // R S8, S9.1: what the variants share
  ...extensionActions(anyWords),
  // R S5.6, S8: Rhodes, fleets
  engageFleets: closed({ type: literal('engageFleets'), player: side, zone: name, against: side }),
  endSeaBattles: closed({ type: literal('endSeaBattles'), player: side }),
  loseFleet: closed({ type: literal('loseFleet'), player: side, fleet: name }),
  loseSeaWall: closed({ type: literal('loseSeaWall'), player: side, city: name }),
  giveUp: closed({ type: literal('giveUp'), player: side, unit: unitName }),
  comeAshore: closed({ type: literal('comeAshore'), player: side, piece: pieceName, province: name }),
  withdrawFleets: closed({ type: literal('withdrawFleets'), player: side, zone: name }),
  holdSea: closed({ type: literal('holdSea'), player: side }),
  buildFleet: closed({ type: literal('buildFleet'), player: side, fleet: name, zone: name }),
  talkWithRhodes: closed({ type: literal('talkWithRhodes'), player: side }),
  leaveRhodes: closed({ type: literal('leaveRhodes'), player: side }),
  // R S9, S10: combat, the Tactical Display
  invite: closed({ type: literal('invite'), player: side, force: forceName }),
  attackAlone: closed({ type: literal('attackAlone'), player: side }),
  callOff: closed({ type: literal('callOff'), player: side }),
  joinAttack: closed({ type: literal('joinAttack'), player: side }),
  declineAttack: closed({ type: literal('declineAttack'), player: side }),
  setUpFirst: closed({ type: literal('setUpFirst'), player: side }),
  setUpLast: closed({ type: literal('setUpLast'), player: side }),
  // R S11-S14: the course of the game
  spendTreasury: closed({ type: literal('spendTreasury'), player: side, marker: name }),
  recall: closed({ type: literal('recall'), player: side, unit: unitName }),
  destroyMarker: closed({ type: literal('destroyMarker'), player: side, marker: name }),
  spareMarkers: closed({ type: literal('spareMarkers'), player: side }),
  designateGuard: closed({ type: literal('designateGuard'), player: side, unit: unitName }),
  makeOffer: closed({ type: literal('makeOffer'), player: side, leader: name }),
  endOffers: closed({ type: literal('endOffers'), player: side }),
} satisfies { readonly [T in OwnAction['type']]: t.Type<Extract<OwnAction, { readonly type: T }>> };

const all = { ...actionsOf(anyWords), ...members };

/** The types of all actions. */
export const ACTION_TYPES: readonly ActionType[] = /* @__PURE__ */ Object.keys(all) as ActionType[];

/** The shape of an action, independent of the situation. */
export const action: t.Type<Action> = tagged('type', all, 'an action');

/** Any action, independent of the situation. `legalActions` lists those that are possible. */
export const ActionCodec: t.Type<Action> = codecOf('Action', action);

/** Reads an action of unknown origin; every fault at once. */
export const decodeAction: Decode<Action> = decoderOf(ActionCodec);

/**
 * Whether a value is an action: plain data, which answers a second look as it did the first. Runs no getter; never
 * throws.
 */
export const isAction: (input: unknown) => input is Action = /* @__PURE__ */ recognizerOf(decodeAction);
