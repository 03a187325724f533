/** R D: the stages of a battle in wings. */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import type { WingsFrame } from '../frame/wings.js';
import { isLineFit, shiftsInLine, wingsToDeployIn } from '../query/lines.js';
import { battleInWings, contestedWings } from '../query/wings.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { Wing } from '../vocabulary.js';
import { canAllRetreat } from './17-5-checks.js';
import {
  acceptWings,
  declineWings,
  deploy,
  endDeployment,
  endShifts,
  applyShiftDie,
  rollForShifts,
  shiftPiece,
} from './D-line.js';
import { refuseInWings } from './D-refusals.js';
import { breakOffInWings, chooseFlank, endJoining, fightNextWing, fightOnInWings, applyWing } from './D-rounds.js';

/** Returns the wings in which the next piece may deploy. */
const wingsFor = (situation: Situation, frame: WingsFrame): readonly Wing[] =>
  frame.stage === 'deploy' ? wingsToDeployIn(situation, frame) : contestedWings(battleInWings(situation), frame);

function actionsOf(situation: Situation, frame: WingsFrame): readonly Action[] {
  const battle = battleInWings(situation);
  const { player } = battle[frame.side];
  const [piece] = frame.due;
  switch (frame.stage) {
    case 'offer':
      return [
        { type: 'fightInWings', player },
        { type: 'fightAsOne', player },
      ];
    case 'deploy':
    case 'join':
      return piece === undefined
        ? []
        : wingsFor(situation, frame).map((wing): Action => ({ type: 'deploy', player, piece, wing }));
    case 'shift':
      return [
        ...shiftsInLine(situation, frame).map(({ piece: shifted, to }): Action => ({
          type: 'shiftPiece',
          player,
          piece: shifted,
          wing: to,
        })),
        ...(isLineFit(situation, frame) ? [{ type: 'endShifts', player } as const] : []),
      ];
    case 'breaks':
      return [
        { type: 'fightOn', player },
        ...(canAllRetreat(situation, battle, frame.side) ? [{ type: 'breakOff', player } as const] : []),
      ];
    default:
      return [];
  }
}

/** Carries out a stage without a choice. */
function proceed(run: GameRun, frame: Draft<WingsFrame>, list: () => readonly Action[]): void {
  const [only] = list();
  if (only !== undefined) return act(run, frame, only);
  switch (frame.stage) {
    case 'deploy':
      return endDeployment(run, frame);
    case 'dice':
      return rollForShifts(run, frame);
    case 'fight':
      return fightNextWing(run, frame);
    default:
      return endJoining(run, frame);
  }
}

function act(run: GameRun, frame: Draft<WingsFrame>, action: Action): void {
  switch (action.type) {
    case 'fightInWings':
      return acceptWings(run, frame);
    case 'fightAsOne':
      return declineWings(run, frame);
    case 'deploy':
      return frame.stage === 'deploy'
        ? deploy(frame, action.piece, action.wing)
        : chooseFlank(frame, action.piece, action.wing);
    case 'shiftPiece':
      return shiftPiece(run, frame, action.piece, action.wing);
    case 'endShifts':
      return endShifts(frame);
    case 'fightOn':
      return fightOnInWings(run, frame);
    case 'breakOff':
      return breakOffInWings(run, frame);
    default:
      return;
  }
}

export const wings: RulesOf<'wings'> = {
  rule: 'R D',
  actor: (situation, frame, list) => (list().length > 1 ? battleInWings(situation)[frame.side].player : undefined),
  actions: actionsOf,
  refuse: (situation, frame, action) => refuseInWings(situation, frame, action, actionsOf),
  apply: act,
  advance: proceed,
  resume(run, frame, child) {
    if (child.kind === 'roll') applyShiftDie(run, frame, child.values[0] ?? 0);
    if (child.kind === 'battle') applyWing(run, frame, child);
  },
};
