/** R 19: Sicily: the shapes of actions, events and frames. */
import { closed, flag, listOf } from '../../../core/index.js';
import { change, die, figure, unitList } from '../figures.js';
import { camp, literal, pieceId, player, rule, unitId } from '../names.js';

/** A limit above the number of dice of the expedition. */
const MOST_DICE = 10;

export const sicilyActions = {
  leaveSicily: closed({ type: literal('leaveSicily'), player, piece: pieceId }),
  callFleet: closed({ type: literal('callFleet'), player, unit: unitId }),
};

export const sicilyEvents = {
  sicilyEscalated: closed({ rule, type: literal('sicilyEscalated'), player, escalations: figure }),
  sicilyResolved: closed({
    rule,
    type: literal('sicilyResolved'),
    player,
    dice: listOf(die, MOST_DICE),
    total: change,
    escalations: figure,
    winner: camp,
    decisive: flag,
  }),
  sicilyWeakened: closed({
    rule,
    type: literal('sicilyWeakened'),
    winner: camp,
    before: figure,
    tribute: figure,
    fleets: unitList,
  }),
};
