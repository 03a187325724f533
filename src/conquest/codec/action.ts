/** The codec of actions. */
import type * as t from 'io-ts';
import {
  CHANCE,
  closed,
  codecOf,
  decoderOf,
  recognizerOf,
  tagged,
  wholeNumber,
  type Decode,
} from '../../core/index.js';
import type { Action, ActionType } from '../action/index.js';
import { box, forceName, line, literal, name, pieceName, postOf, unitName } from './names.js';
import { baseWords, type Words } from './words.js';

/** Returns a codec for every type of action, in the words of a game. */
export function actionsOf({ side }: Words) {
  const post = postOf(side);
  return {
    // R 2, 3
    roll: closed({ type: literal('roll'), player: literal(CHANCE), die: wholeNumber(1, 6) }),
    deploy: closed({ type: literal('deploy'), player: side, choice: name, province: name }),
    // R 7, 17.1
    supplyFrom: closed({ type: literal('supplyFrom'), player: side, province: name }),
    liveOffTheLand: closed({ type: literal('liveOffTheLand'), player: side }),
    scorch: closed({ type: literal('scorch'), player: side, province: name }),
    spareTheLand: closed({ type: literal('spareTheLand'), player: side }),
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
    // R 10
    arrayUnit: closed({ type: literal('arrayUnit'), player: side, unit: unitName, box, line }),
    arrayPair: closed({ type: literal('arrayPair'), player: side, unit: unitName, with: unitName }),
    joinLeader: closed({ type: literal('joinLeader'), player: side, leader: name, unit: unitName }),
    rally: closed({ type: literal('rally'), player: side, leader: name }),
    rallyTo: closed({ type: literal('rallyTo'), player: side, to: post }),
    stayRouted: closed({ type: literal('stayRouted'), player: side, leader: name }),
    stepForward: closed({ type: literal('stepForward'), player: side, unit: unitName }),
    ranksClosed: closed({ type: literal('ranksClosed'), player: side }),
    advanceUnit: closed({ type: literal('advanceUnit'), player: side, unit: unitName, to: post }),
    shiftUnit: closed({ type: literal('shiftUnit'), player: side, unit: unitName, to: post, line }),
    changeLine: closed({ type: literal('changeLine'), player: side, unit: unitName }),
    changePlaces: closed({ type: literal('changePlaces'), player: side, unit: unitName, with: unitName }),
    pairUnits: closed({ type: literal('pairUnits'), player: side, unit: unitName, with: unitName }),
    partUnits: closed({ type: literal('partUnits'), player: side, unit: unitName }),
    holdPositions: closed({ type: literal('holdPositions'), player: side }),
    attackBox: closed({ type: literal('attackBox'), player: side, from: post, into: post }),
    engage: closed({ type: literal('engage'), player: side, attacker: unitName, defender: unitName }),
    breakOff: closed({ type: literal('breakOff'), player: side }),
    endAttacks: closed({ type: literal('endAttacks'), player: side }),
    fire: closed({ type: literal('fire'), player: side }),
    holdFire: closed({ type: literal('holdFire'), player: side }),
    pursue: closed({ type: literal('pursue'), player: side }),
    forgoPursuit: closed({ type: literal('forgoPursuit'), player: side }),
    giveUpUnit: closed({ type: literal('giveUpUnit'), player: side, unit: unitName }),
    // R 11, 17.5
    besiege: closed({ type: literal('besiege'), player: side, city: name, force: forceName, from: name }),
    demandSurrender: closed({
      type: literal('demandSurrender'),
      player: side,
      city: name,
      force: forceName,
      from: name,
    }),
    endSieges: closed({ type: literal('endSieges'), player: side }),
    assign: closed({ type: literal('assign'), player: side, piece: pieceName }),
    assignAll: closed({ type: literal('assignAll'), player: side }),
    storm: closed({ type: literal('storm'), player: side }),
    liftSiege: closed({ type: literal('liftSiege'), player: side }),
    sortie: closed({ type: literal('sortie'), player: side }),
    holdWalls: closed({ type: literal('holdWalls'), player: side }),
    expose: closed({ type: literal('expose'), player: side, leader: name }),
    // R 12
    rebuild: closed({ type: literal('rebuild'), player: side, unit: unitName }),
    raise: closed({ type: literal('raise'), player: side, unit: unitName }),
    muster: closed({ type: literal('muster'), player: side, unit: unitName, province: name }),
    buildWall: closed({ type: literal('buildWall'), player: side, city: name }),
    razeWall: closed({ type: literal('razeWall'), player: side, city: name }),
    buildBaggage: closed({ type: literal('buildBaggage'), player: side, baggage: name }),
    endReplacements: closed({ type: literal('endReplacements'), player: side }),
    appoint: closed({ type: literal('appoint'), player: side, leader: name, place: name }),
    appointNobody: closed({ type: literal('appointNobody'), player: side }),
    // R 13
    placeReinforcement: closed({ type: literal('placeReinforcement'), player: side, piece: pieceName, province: name }),
    // R 14
    gather: closed({ type: literal('gather'), player: side, unit: unitName }),
    // R 15.6, 17.4
    enthrone: closed({ type: literal('enthrone'), player: side, leader: name, place: name }),
    dismiss: closed({ type: literal('dismiss'), player: side, unit: unitName }),
    drawLeader: closed({ type: literal('drawLeader'), player: literal(CHANCE), leader: name }),
  } satisfies { readonly [T in ActionType]: t.Type<Extract<Action, { readonly type: T }>> };
}

const actions = /* @__PURE__ */ actionsOf(baseWords);

/** The types of all actions. */
export const ACTION_TYPES: readonly ActionType[] = /* @__PURE__ */ Object.keys(actions) as ActionType[];

/** The shape of an action, independent of the situation. */
export const action: t.Type<Action> = tagged('type', actions, 'an action');

/** Any action, independent of the situation. `legalActions` lists those that are possible. */
export const ActionCodec: t.Type<Action> = codecOf('Action', action);

/** Reads an action of unknown origin; every fault at once. */
export const decodeAction: Decode<Action> = decoderOf(ActionCodec);

/**
 * Whether a value is an action: plain data, which answers a second look as it did the first. Runs no getter; never
 * throws.
 */
export const isAction: (input: unknown) => input is Action = /* @__PURE__ */ recognizerOf(decodeAction);
