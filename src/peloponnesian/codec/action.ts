/** The codec of actions. */
import type * as t from 'io-ts';
import { DIE_FACES } from '../../core/board/index.js';
import {
  closed,
  codecOf,
  decoderOf,
  flag,
  oneOf,
  recognizerOf,
  tagged,
  wholeNumber,
  type Decode,
} from '../../core/index.js';
import type { Action, ActionType } from '../action/index.js';
import type { Company } from '../action/march.js';
import { chance, hexId, id, literal, longWalls, pieceId, placeId, player, unitId } from './names.js';
import { assessmentActions } from './sections/assessment.js';
import { revoltsActions } from './sections/revolts.js';
import { buildingActions } from './sections/building.js';
import { cardsActions } from './sections/cards.js';
import { plotsActions } from './sections/plots.js';
import { fortuneActions } from './sections/fortune.js';
import { sicilyActions } from './sections/sicily.js';
import { peaceActions } from './sections/peace.js';
import { wingsActions } from './sections/wings.js';
import { allianceActions } from './sections/alliance.js';

const company = oneOf<Company>(['all', 'alone']);

const bare = <const T extends ActionType>(type: T) => closed({ type: literal(type), player });
const ofUnit = <const T extends ActionType>(type: T) => closed({ type: literal(type), player, unit: unitId });
const ofPiece = <const T extends ActionType>(type: T) => closed({ type: literal(type), player, piece: pieceId });
const inHex = <const T extends ActionType>(type: T) => closed({ type: literal(type), player, hex: hexId });

const members = {
  // R 1.1
  roll: closed({ type: literal('roll'), player: chance, die: wholeNumber(1, DIE_FACES.length) }),
  // R 29.4
  raiseHelots: bare('raiseHelots'),
  leaveHelots: bare('leaveHelots'),
  // R 7
  place: closed({ type: literal('place'), player, unit: unitId, city: id }),
  withdraw: ofUnit('withdraw'),
  placeLeader: closed({ type: literal('placeLeader'), player, leader: id, city: id }),
  withdrawLeader: closed({ type: literal('withdrawLeader'), player, leader: id }),
  placeBase: inHex('placeBase'),
  endPlacement: bare('endPlacement'),
  drawLeader: closed({ type: literal('drawLeader'), player: chance, leader: id }),
  // R 9
  bringAshore: closed({ type: literal('bringAshore'), player, stack: pieceId, hex: hexId }),
  forage: ofUnit('forage'),
  supplyUnit: ofUnit('supplyUnit'),
  endForaging: bare('endForaging'),
  // R 10, 11
  besiege: inHex('besiege'),
  resolveSiege: inHex('resolveSiege'),
  liftSiege: inHex('liftSiege'),
  endSieges: bare('endSieges'),
  destroyCity: inHex('destroyCity'),
  destroyWalls: inHex('destroyWalls'),
  destroyLongWalls: closed({ type: literal('destroyLongWalls'), player, walls: longWalls }),
  keepPlace: inHex('keepPlace'),
  // R 15
  raid: ofUnit('raid'),
  pullDownWalls: ofUnit('pullDownWalls'),
  pullDownLongWalls: closed({ type: literal('pullDownLongWalls'), player, unit: unitId, walls: longWalls }),
  endRaiding: bare('endRaiding'),
  // R 16.1-16.3
  march: closed({ type: literal('march'), player, piece: pieceId, company }),
  take: ofPiece('take'),
  leave: ofPiece('leave'),
  step: closed({ type: literal('step'), player, to: hexId }),
  enterArea: closed({ type: literal('enterArea'), player, area: id }),
  settle: inHex('settle'),
  attackHere: bare('attackHere'),
  halt: bare('halt'),
  endMovement: bare('endMovement'),
  // R 16.4-16.8
  sail: closed({ type: literal('sail'), player, piece: pieceId, company }),
  sailTo: closed({ type: literal('sailTo'), player, sea: id }),
  landAt: inHex('landAt'),
  attackFleets: closed({ type: literal('attackFleets'), player, target: unitId }),
  crossIsthmus: bare('crossIsthmus'),
  enterSicily: bare('enterSicily'),
  setSail: bare('setSail'),
  launch: bare('launch'),
  storm: closed({ type: literal('storm'), player, fleets: flag }),
  intercept: ofPiece('intercept'),
  engage: bare('engage'),
  decline: bare('decline'),
  // R 17, 18
  fight: closed({ type: literal('fight'), player, at: placeId, attacker: pieceId }),
  putToSea: bare('putToSea'),
  stayAshore: bare('stayAshore'),
  attackAshore: bare('attackAshore'),
  enterPort: bare('enterPort'),
  standOutside: ofPiece('standOutside'),
  endArray: bare('endArray'),
  assault: bare('assault'),
  maskPlace: bare('maskPlace'),
  manWalls: ofUnit('manWalls'),
  holdWalls: ofUnit('holdWalls'),
  leaveWalls: ofUnit('leaveWalls'),
  fightOn: bare('fightOn'),
  breakOff: bare('breakOff'),
  retreat: closed({ type: literal('retreat'), player, to: placeId, inside: flag }),
  abandon: ofUnit('abandon'),
  ...assessmentActions,
  ...revoltsActions,
  ...buildingActions,
  ...cardsActions,
  ...plotsActions,
  ...fortuneActions,
  ...sicilyActions,
  ...peaceActions,
  ...wingsActions,
  ...allianceActions,
} satisfies { readonly [T in ActionType]: t.Type<Extract<Action, { readonly type: T }>> };

/** The types of all actions. */
export const ACTION_TYPES: readonly ActionType[] = /* @__PURE__ */ Object.keys(members) as ActionType[];

/** The shape of an action of any player. */
export const action: t.Type<Action> = tagged('type', members, 'an action');

/** The codec of actions of any player. It does not check whether an action is legal: see `legalActions`. */
export const ActionCodec: t.Type<Action> = codecOf('Action', action);

/** Reads an action from outside, and reports all faults at once. */
export const decodeAction: Decode<Action> = decoderOf(ActionCodec);

/**
 * Returns whether a value is an action. It must be plain data that cannot change between two reads. Runs no getter and
 * never throws.
 */
export const isAction: (input: unknown) => input is Action = /* @__PURE__ */ recognizerOf(decodeAction);
