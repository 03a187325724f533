/** R 17, 18: the stages of a battle. */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { makeRetreat } from '../deeds/fighters.js';
import type { BattleFrame, Side } from '../frame/combat.js';
import { firstOfKinds } from '../query/alike.js';
import { otherSide, unitIdsOf } from '../query/combat.js';
import { onTheWalls } from '../query/openings.js';
import { unitsNamed } from '../query/pieces.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { PlayerId, UnitId } from '../vocabulary.js';
import { capture, countVictory, applyFates, noteLost, openCargo, openFates, openRetreat } from './17-10-aftermath.js';
import { breakOff, fightOn, applyRound, judge, mustBreakOff, openRound } from './17-3-round.js';
import { canAllRetreat, applyChecks, applySecondChecks, openChecks, openSecondChecks } from './17-5-checks.js';
import { refuseBattle } from './17-refusals.js';
import { openWings } from './D-line.js';
import { applyPursuit, applyPursuitChecks, openPursuit } from './17-9-pursuit.js';

/** Returns the side that decides whether it breaks off (R 17.8). */
const breaking = ({ stage }: BattleFrame): Side => (stage === 'attackerBreaks' ? 'attacker' : 'defender');

/** Returns the deciding player of a stage, or `undefined` if there is none. */
function decider(frame: BattleFrame): PlayerId | undefined {
  switch (frame.stage) {
    case 'walls':
    case 'waver':
      return frame.defender.player;
    case 'attackerBreaks':
    case 'defenderBreaks':
      return frame[breaking(frame)].player;
    default:
      return undefined;
  }
}

function actionsOf(situation: Situation, frame: BattleFrame): readonly Action[] {
  const player = decider(frame);
  if (player === undefined) return [];
  switch (frame.stage) {
    case 'walls':
      return firstOfKinds(situation, unitsNamed(situation, frame.defender.reserve)).map(({ id }): Action => ({
        type: 'manWalls',
        player,
        unit: id,
      }));
    case 'waver':
      return unitIdsOf(frame.due.slice(0, 1)).flatMap((unit): Action[] => [
        { type: 'holdWalls', player, unit },
        { type: 'leaveWalls', player, unit },
      ]);
    default:
      return [
        { type: 'fightOn', player },
        ...(canAllRetreat(situation, frame, breaking(frame)) ? [{ type: 'breakOff', player } as const] : []),
      ];
  }
}

/** Puts a unit on the walls. The battle begins when there are as many as can man them (R 18.6.2). */
function manWalls(run: GameRun, frame: Draft<BattleFrame>, unit: UnitId): void {
  const { defender } = frame;
  defender.fighters.push(onTheWalls(run.state, frame, unit));
  defender.reserve = defender.reserve.filter((other) => other !== unit);
  if (defender.fighters.length >= run.state.components.charts.figures.mostOnWalls) frame.stage = 'odds';
}

/** Lets a unit that has failed its check stay on the walls, or leave them (R 17.7.2, ruling R19). */
function decideToStay(run: GameRun, frame: Draft<BattleFrame>, unit: UnitId, leaves: boolean): void {
  frame.due = frame.due.filter((other) => other !== unit);
  const fighter = frame.defender.fighters.find((other) => other.unit === unit);
  if (leaves && fighter !== undefined) makeRetreat(run, frame, 'defender', fighter, 'R 17.7.2');
}

/** Carries out a stage without a decision. */
function proceed(run: GameRun, frame: Draft<BattleFrame>): void {
  switch (frame.stage) {
    case 'wings':
      return openWings(run, frame);
    case 'odds':
      return openRound(run, frame);
    case 'attackerChecks':
      return openChecks(run, frame, 'attacker');
    case 'attackerSeconds':
      return openSecondChecks(run, frame, 'attacker');
    case 'defenderChecks':
      return openChecks(run, frame, 'defender');
    case 'defenderSeconds':
      return openSecondChecks(run, frame, 'defender');
    case 'waver':
      frame.stage = 'verdict';
      return;
    case 'verdict':
      // R D: the result of a round is applied when all wings have fought.
      return frame.wing === undefined ? judge(run, frame) : run.finish();
    case 'attackerBreaks':
      return mustBreakOff(run.state, frame) ? breakOff(run, frame, 'attacker') : fightOn(frame);
    case 'defenderBreaks':
      return fightOn(frame);
    case 'pursuit':
      return openPursuit(run, frame);
    case 'cargo':
      return openCargo(run, frame);
    case 'retreat':
      return openRetreat(run, frame);
    case 'victory':
      return countVictory(run, frame);
    case 'fates':
      return openFates(run, frame);
    case 'capture':
      return capture(run, frame);
    default:
      return run.finish();
  }
}

/** Applies the dice of a stage. */
function applyDice(run: GameRun, frame: Draft<BattleFrame>, dice: readonly number[]): void {
  const [die = 0] = dice;
  switch (frame.stage) {
    case 'odds':
      return applyRound(run, frame, die);
    case 'attackerChecks':
      return applyChecks(run, frame, 'attacker', dice);
    case 'attackerSeconds':
      return applySecondChecks(run, frame, 'attacker', dice);
    case 'defenderChecks':
      return applyChecks(run, frame, 'defender', dice);
    case 'defenderSeconds':
      return applySecondChecks(run, frame, 'defender', dice);
    case 'pursuit':
      return applyPursuit(run, frame, die);
    case 'pursuitChecks':
      return applyPursuitChecks(run, frame, dice);
    case 'fates':
      return applyFates(run, frame, dice);
    default:
      return;
  }
}

/**
 * Continues a battle after its wings: it is over and pursuit follows, it goes on as one battle, or no player wanted
 * wings (R D3, D4).
 */
function applyWings(frame: Draft<BattleFrame>): void {
  if (frame.winner === null) frame.stage = frame.round === 0 ? 'odds' : 'verdict';
}

export const battle: RulesOf<'battle'> = {
  rule: 'R 17.3',
  actor(situation, frame, list) {
    if (frame.stage === 'attackerBreaks' && mustBreakOff(situation, frame)) return undefined;
    return list().length > 1 ? decider(frame) : undefined;
  },
  actions: (situation, frame) =>
    frame.stage === 'attackerBreaks' && mustBreakOff(situation, frame) ? [] : actionsOf(situation, frame),
  refuse: (situation, frame, action) => refuseBattle(situation, frame, action, actionsOf),
  apply(run, frame, action) {
    switch (action.type) {
      case 'manWalls':
        return manWalls(run, frame, action.unit);
      case 'holdWalls':
      case 'leaveWalls':
        return decideToStay(run, frame, action.unit, action.type === 'leaveWalls');
      case 'fightOn':
        return fightOn(frame);
      case 'breakOff':
        return breakOff(run, frame, breaking(frame));
      default:
        return;
    }
  },
  advance(run, frame, list) {
    // R 18.6.2: interchangeable units man the walls without a choice.
    const [only] = frame.stage === 'walls' ? list() : [];
    if (only?.type === 'manWalls') return manWalls(run, frame, only.unit);
    proceed(run, frame);
  },
  resume(run, frame, child) {
    if (child.kind === 'roll') return applyDice(run, frame, child.values);
    if (child.kind === 'wings') return applyWings(frame);
    if (child.kind !== 'cargo' && child.kind !== 'retreat') return;
    const side: Side =
      child.kind === 'retreat' && frame.winner !== null
        ? otherSide(frame.winner)
        : frame.attacker.player === child.player
          ? 'attacker'
          : 'defender';
    noteLost(frame[side], child.lost);
  },
};
