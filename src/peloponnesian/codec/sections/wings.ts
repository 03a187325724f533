/** R D: combat in wings: the shapes of actions, events and frames. */
import type * as t from 'io-ts';
import { closed, listOf, oneOf } from '../../../core/index.js';
import type { Side } from '../../frame/combat.js';
import type { Joining, LineOfBattle, WingsFrame } from '../../frame/wings.js';
import { WINGS } from '../../vocabulary.js';
import { change, figure, pieceList } from '../figures.js';
import { literal, pieceId, placeOnMap, player, rule } from '../names.js';

/** A wing of a line of battle. */
export const wing = oneOf(WINGS);
const side = oneOf<Side>(['attacker', 'defender']);
const line: t.Type<LineOfBattle> = closed({ left: pieceList, center: pieceList, right: pieceList });
const joining: t.Type<Joining> = closed({ side, from: wing, to: wing, pieces: pieceList });

const saidThere = { rule, at: placeOnMap };
const saidOf = { ...saidThere, player };

export const wingsActions = {
  fightInWings: closed({ type: literal('fightInWings'), player }),
  fightAsOne: closed({ type: literal('fightAsOne'), player }),
  deploy: closed({ type: literal('deploy'), player, piece: pieceId, wing }),
  shiftPiece: closed({ type: literal('shiftPiece'), player, piece: pieceId, wing }),
  endShifts: closed({ type: literal('endShifts'), player }),
};

export const wingsEvents = {
  wingsChosen: closed({ ...saidOf, type: literal('wingsChosen') }),
  lineDrawnUp: closed({ ...saidOf, type: literal('lineDrawnUp'), side, line }),
  pieceShifted: closed({ ...saidOf, type: literal('pieceShifted'), piece: pieceId, from: wing, to: wing }),
  wingWon: closed({ ...saidOf, type: literal('wingWon'), wing, round: figure }),
  wingJoined: closed({
    ...saidOf,
    type: literal('wingJoined'),
    from: wing,
    to: wing,
    pieces: pieceList,
    morale: change,
  }),
  wingsUnited: closed({ ...saidThere, type: literal('wingsUnited') }),
};

export const wingsFrames = {
  wings: closed({
    kind: literal('wings'),
    at: placeOnMap,
    stage: oneOf<WingsFrame['stage']>(['offer', 'deploy', 'dice', 'shift', 'fight', 'join', 'breaks']),
    side,
    attacker: line,
    defender: line,
    due: pieceList,
    shifted: pieceList,
    unfought: listOf(wing, WINGS.length),
    joining: listOf(joining, WINGS.length),
  }),
};
