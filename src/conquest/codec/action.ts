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
import { box, decisionsOf, forceName, line, literal, name, pieceName, postOf, unitName } from './names.js';
import { baseWords, type Words } from './words.js';

/** Returns the codecs of the actions on the map: the set-up (R 3), supply (R 7, 17.1), movement (R 8), losses (R 9). */
function mapActions(side: Words['side']) {
  const decision = decisionsOf(side);
  return {
    // R 2, 3
    roll: closed({ type: literal('roll'), player: literal(CHANCE), die: wholeNumber(1, 6) }),
    deploy: decision('deploy', { choice: name, province: name }),
    // R 7, 17.1
    supplyFrom: decision('supplyFrom', { province: name }),
    liveOffTheLand: decision('liveOffTheLand'),
    scorch: decision('scorch', { province: name }),
    spareTheLand: decision('spareTheLand'),
    // R 8
    march: decision('march', { leader: name, province: name }),
    marchForce: decision('marchForce', { force: forceName, from: name, province: name }),
    take: decision('take', { unit: unitName }),
    takeAll: decision('takeAll'),
    takeBaggage: decision('takeBaggage', { baggage: name }),
    depart: decision('depart'),
    forceMarch: decision('forceMarch', { province: name }),
    halt: decision('halt'),
    garrison: decision('garrison', { piece: pieceName, city: name }),
    takeField: decision('takeField', { piece: pieceName, province: name }),
    endMovement: decision('endMovement'),
    // R 9
    loseStep: decision('loseStep', { unit: unitName }),
    loseWall: decision('loseWall', { city: name }),
    retreat: decision('retreat', { province: name }),
    evade: decision('evade'),
    stand: decision('stand'),
  };
}

/** Returns the codecs of the actions on the Tactical Display (R 10). */
function displayActions(side: Words['side']) {
  const decision = decisionsOf(side);
  const post = postOf(side);
  return {
    arrayUnit: decision('arrayUnit', { unit: unitName, box, line }),
    arrayPair: decision('arrayPair', { unit: unitName, with: unitName }),
    joinLeader: decision('joinLeader', { leader: name, unit: unitName }),
    rally: decision('rally', { leader: name }),
    rallyTo: decision('rallyTo', { to: post }),
    stayRouted: decision('stayRouted', { leader: name }),
    stepForward: decision('stepForward', { unit: unitName }),
    ranksClosed: decision('ranksClosed'),
    advanceUnit: decision('advanceUnit', { unit: unitName, to: post }),
    shiftUnit: decision('shiftUnit', { unit: unitName, to: post, line }),
    changeLine: decision('changeLine', { unit: unitName }),
    changePlaces: decision('changePlaces', { unit: unitName, with: unitName }),
    pairUnits: decision('pairUnits', { unit: unitName, with: unitName }),
    partUnits: decision('partUnits', { unit: unitName }),
    holdPositions: decision('holdPositions'),
    attackBox: decision('attackBox', { from: post, into: post }),
    engage: decision('engage', { attacker: unitName, defender: unitName }),
    breakOff: decision('breakOff'),
    endAttacks: decision('endAttacks'),
    fire: decision('fire'),
    holdFire: decision('holdFire'),
    pursue: decision('pursue'),
    forgoPursuit: decision('forgoPursuit'),
    giveUpUnit: decision('giveUpUnit', { unit: unitName }),
  };
}

/** Returns the codecs of the actions in sieges (R 11, 17.5). */
function siegeActions(side: Words['side']) {
  const decision = decisionsOf(side);
  return {
    besiege: decision('besiege', { city: name, force: forceName, from: name }),
    demandSurrender: decision('demandSurrender', { city: name, force: forceName, from: name }),
    endSieges: decision('endSieges'),
    assign: decision('assign', { piece: pieceName }),
    assignAll: decision('assignAll'),
    storm: decision('storm'),
    liftSiege: decision('liftSiege'),
    sortie: decision('sortie'),
    holdWalls: decision('holdWalls'),
    expose: decision('expose', { leader: name }),
  };
}

/** Returns the codecs of the actions that bring pieces into play (R 12-14), and of those about kings (R 15.6, 17.4). */
function replacementActions(side: Words['side']) {
  const decision = decisionsOf(side);
  return {
    // R 12
    rebuild: decision('rebuild', { unit: unitName }),
    raise: decision('raise', { unit: unitName }),
    muster: decision('muster', { unit: unitName, province: name }),
    buildWall: decision('buildWall', { city: name }),
    razeWall: decision('razeWall', { city: name }),
    buildBaggage: decision('buildBaggage', { baggage: name }),
    endReplacements: decision('endReplacements'),
    appoint: decision('appoint', { leader: name, place: name }),
    appointNobody: decision('appointNobody'),
    // R 13
    placeReinforcement: decision('placeReinforcement', { piece: pieceName, province: name }),
    // R 14
    gather: decision('gather', { unit: unitName }),
    // R 15.6, 17.4
    enthrone: decision('enthrone', { leader: name, place: name }),
    dismiss: decision('dismiss', { unit: unitName }),
    drawLeader: closed({ type: literal('drawLeader'), player: literal(CHANCE), leader: name }),
  };
}

/** Returns a codec for every type of action, in the words of a game. */
export const actionsOf = ({ side }: Words) =>
  ({
    ...mapActions(side),
    ...displayActions(side),
    ...siegeActions(side),
    ...replacementActions(side),
  }) satisfies { readonly [T in ActionType]: t.Type<Extract<Action, { readonly type: T }>> };

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
 * Returns whether a value is an action. It must be plain data that cannot change between two reads. Runs no getter and
 * never throws.
 */
export const isAction: (input: unknown) => input is Action = /* @__PURE__ */ recognizerOf(decodeAction);
