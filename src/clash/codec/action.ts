/** The codec of actions: those of the base, and those of this variant. */
import type * as t from 'io-ts';
import { codecOf, decoderOf, recognizerOf, tagged, wholeNumber, type Decode } from '../../core/index.js';
import { actionsOf } from '../../conquest/codec/action.js';
import { decisionsOf, forceName, name, pieceName, unitName } from '../../conquest/codec/names.js';
import { extensionActions } from '../../conquest/extension/codec/action.js';
import type { Action, ActionType, OwnAction } from '../action/index.js';
import { anyWords } from './words.js';

const { side } = anyWords;
const decision = decisionsOf(side);

const members = {
  // R S4, S5
  deployPiece: decision('deployPiece', { piece: pieceName, province: name }),
  deployRest: decision('deployRest', { province: name }),
  deployWall: decision('deployWall', { city: name }),
  disengage: decision('disengage', { province: name }),
  // R S6
  choosePlace: decision('choosePlace', { place: wholeNumber(1, 9) }),
  // R S8, S9.1: what the variants share
  ...extensionActions(anyWords),
  // R S5.6, S8: Rhodes, fleets
  engageFleets: decision('engageFleets', { zone: name, against: side }),
  endSeaBattles: decision('endSeaBattles'),
  loseFleet: decision('loseFleet', { fleet: name }),
  loseSeaWall: decision('loseSeaWall', { city: name }),
  giveUp: decision('giveUp', { unit: unitName }),
  comeAshore: decision('comeAshore', { piece: pieceName, province: name }),
  withdrawFleets: decision('withdrawFleets', { zone: name }),
  holdSea: decision('holdSea'),
  buildFleet: decision('buildFleet', { fleet: name, zone: name }),
  talkWithRhodes: decision('talkWithRhodes'),
  leaveRhodes: decision('leaveRhodes'),
  // R S9, S10: combat, the Tactical Display
  invite: decision('invite', { force: forceName }),
  attackAlone: decision('attackAlone'),
  callOff: decision('callOff'),
  joinAttack: decision('joinAttack'),
  declineAttack: decision('declineAttack'),
  setUpFirst: decision('setUpFirst'),
  setUpLast: decision('setUpLast'),
  // R S11-S14: the course of the game
  spendTreasury: decision('spendTreasury', { marker: name }),
  recall: decision('recall', { unit: unitName }),
  destroyMarker: decision('destroyMarker', { marker: name }),
  spareMarkers: decision('spareMarkers'),
  designateGuard: decision('designateGuard', { unit: unitName }),
  makeOffer: decision('makeOffer', { leader: name }),
  endOffers: decision('endOffers'),
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
 * Returns whether a value is an action. It must be plain data that cannot change between two reads. Runs no getter and
 * never throws.
 */
export const isAction: (input: unknown) => input is Action = /* @__PURE__ */ recognizerOf(decodeAction);
