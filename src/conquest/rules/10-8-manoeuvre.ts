/** R 10.6-10.9: the movement phase of a round: lines, pairs, leaders, one tactical movement, and advances. */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code/index.js';
import type { Line, Post } from '../data/display.js';
import { battleIn, captureIn, fighterIn, moveFighter, pairUp, partPair, sendLeader } from '../deeds/display.js';
import type { BattleFrame, Fighter, ManoeuvreFrame, Move } from '../frame/index.js';
import {
  armyOf,
  battleOf,
  fighterOf,
  hasPost,
  isEngaged,
  isImmobile,
  isSamePost,
  leaderWith,
  mayStandAt,
  pairClause,
  sideOfUnit,
} from '../query/10-4-display.js';
import {
  openLinesFor,
  postOf,
  displayBoxAt,
  adjacentBoxes,
  displayBoxesOf,
  type DisplayBox,
} from '../query/10-4-boxes.js';
import {
  boxEntries,
  boxesOpenToAdvance,
  boxesOpenToShift,
  canSpare,
  lineChanges,
  lineForParted,
  mayAdvance,
  mayShift,
  movableUnitsOf,
  otherLine,
  pairsToForm,
  pairsToPart,
  placeChanges,
  leadersToSend,
  leaderMoves,
  type MovableUnits,
} from '../query/10-6-moves.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { LeaderId, UnitId } from '../vocabulary.js';
import { decideBattle } from './10-19-ending.js';
import { changeLine, changePlaces } from './10-6-lines.js';

function choices(situation: Situation, battle: BattleFrame, frame: ManoeuvreFrame): readonly Action[] {
  const { side: player } = frame;
  const all: Action[] = [];
  const movable = movableUnitsOf(situation, battle, frame);
  if (movable.mobile.length > 0) listUnitMoves(situation, battle, frame, movable, all);
  for (const { fighter } of pairsToPart(situation, battle, movable))
    all.push({ type: 'partUnits', player, unit: fighter.unit });
  for (const { leader, unit } of leaderMoves(situation, battle, frame, movable))
    all.push({ type: 'joinLeader', player, leader, unit });
  all.push({ type: 'holdPositions', player });
  return all;
}

/** Adds the moves of units that can leave their places: into other boxes, into the other line, or to form a pair. */
function listUnitMoves(
  situation: Situation,
  battle: BattleFrame,
  frame: ManoeuvreFrame,
  movable: MovableUnits,
  all: Action[],
): void {
  const { side: player } = frame;
  const { army } = movable;
  const advances = boxEntries(situation, movable, boxesOpenToAdvance(battle, frame, movable), (from, to) =>
    mayAdvance(battle, frame, from, to),
  );
  for (const { unit, to } of advances) all.push({ type: 'advanceUnit', player, unit, to: to.post });
  const shifts = boxEntries(situation, movable, boxesOpenToShift(battle, frame, movable), (from, to) =>
    mayShift(battle, frame, from, to),
  );
  for (const { unit, to } of shifts)
    for (const line of openLinesFor(to, army)) all.push({ type: 'shiftUnit', player, unit, to: to.post, line });
  for (const { fighter } of lineChanges(movable)) all.push({ type: 'changeLine', player, unit: fighter.unit });
  for (const { unit, with: other } of placeChanges(situation, battle, movable))
    all.push({ type: 'changePlaces', player, unit, with: other });
  for (const { unit, with: other } of pairsToForm(situation, battle, movable))
    all.push({ type: 'pairUnits', player, unit, with: other });
}

/** Returns the movements with one more unit from one box to another. */
function withMove(moves: readonly Move[], from: Post, to: Post): Move[] {
  const others: Move[] = [];
  let units = 1;
  for (const move of moves)
    if (isSamePost(move.from, from) && isSamePost(move.to, to)) units += move.units;
    else others.push(move);
  others.push({ from: postOf(from), to: postOf(to), units });
  return others;
}

/** Advances a unit, which does not attack in this round (R 10.9). Leaders alone in the box are captured (R 10.16). */
function advanceInto(run: GameRun, frame: Draft<ManoeuvreFrame>, unit: UnitId, to: Post): void {
  const fighter = fighterIn(run, unit);
  frame.handled.push(unit);
  frame.advances = withMove(frame.advances, fighter, to);
  moveFighter(run, fighter, to, 1, battleIn(run).round, 'R 10.9');
  if (captureIn(run, to, frame.side, 'R 10.16') || to.box === 'reserve') decideBattle(run);
}

/** Moves a unit by the tactical movement (R 10.8). */
function shiftTo(run: GameRun, frame: Draft<ManoeuvreFrame>, unit: UnitId, to: Post, line: Line): void {
  const fighter = fighterIn(run, unit);
  frame.handled.push(unit);
  frame.shift = withMove(frame.shift === null ? [] : [frame.shift], fighter, to)[0] ?? null;
  moveFighter(run, fighter, to, line, 0, 'R 10.8');
  if (captureIn(run, to, frame.side, 'ruling C10.28') || to.box === 'reserve') decideBattle(run);
}

function part(run: GameRun, frame: Draft<ManoeuvreFrame>, unit: UnitId): void {
  const fighter = fighterIn(run, unit);
  const line = lineForParted(battleIn(run), fighter, frame.side);
  if (line === undefined || fighter.with === null) return;
  frame.handled.push(unit, fighter.with);
  partPair(run, unit, line);
  if (fighter.box === 'reserve') decideBattle(run);
}

function send(run: GameRun, frame: Draft<ManoeuvreFrame>, leader: LeaderId, unit: UnitId): void {
  frame.ledAnew.push(leader);
  sendLeader(run, leader, unit, 'ruling C10.7');
  if (fighterIn(run, unit).box === 'reserve') decideBattle(run);
}

export const manoeuvre: RulesOf<'manoeuvre'> = {
  rule: 'R 10.8',
  actor: (situation, { side, done }, list) =>
    !done && battleOf(situation).ended === null && list().length > 1 ? side : undefined,
  actions: (situation, frame) => choices(situation, battleOf(situation), frame),
  refuse(situation, frame, action) {
    const battle = battleOf(situation);
    switch (action.type) {
      case 'advanceUnit':
      case 'shiftUnit':
        return refuseBoxMove(situation, battle, frame, action);
      case 'changeLine':
      case 'changePlaces':
        return refuseLine(situation, battle, frame, action.unit);
      case 'pairUnits':
        return (
          refuseUnit(situation, battle, frame, action.unit) ??
          refusal('noPair', pairClause(situation, action.unit, action.with), { unit: action.unit, with: action.with })
        );
      case 'partUnits':
        return refuseUnit(situation, battle, frame, action.unit);
      case 'joinLeader':
        return refuseLeaderMove(situation, battle, frame, action.leader, action.unit);
      default:
        return undefined;
    }
  },
  apply(run, frame, action) {
    switch (action.type) {
      case 'advanceUnit':
        return advanceInto(run, frame, action.unit, action.to);
      case 'shiftUnit':
        return shiftTo(run, frame, action.unit, action.to, action.line);
      case 'changeLine':
        return changeLine(run, frame, action.unit);
      case 'changePlaces':
        return changePlaces(run, frame, action.unit, action.with);
      case 'pairUnits':
        frame.handled.push(action.unit, action.with);
        return pairUp(run, action.unit, action.with);
      case 'partUnits':
        return part(run, frame, action.unit);
      case 'joinLeader':
        return send(run, frame, action.leader, action.unit);
      case 'holdPositions':
        frame.done = true;
        return;
      default:
        return;
    }
  },
  advance: (run) => run.finish(),
};

/** Returns why a unit can do nothing more in this phase. */
function refuseUnit(
  situation: Situation,
  battle: BattleFrame,
  { side, handled }: ManoeuvreFrame,
  unit: UnitId,
): Refusal | undefined {
  const fighter = ownFighter(situation, battle, side, unit);
  if (fighter === undefined) return refusal('notOnDisplay', 'R 10.8', { unit });
  if (handled.includes(unit)) return refusal('alreadyMoved', 'R 10.8', { unit });
  return isEngaged(battle, fighter) ? refusal('lockedInCombat', 'ruling C10.11', { unit }) : undefined;
}

const ownFighter = (
  situation: Situation,
  battle: BattleFrame,
  side: ManoeuvreFrame['side'],
  unit: UnitId,
): Fighter | undefined => {
  const fighter = battle.fighters.find((each) => each.unit === unit);
  return fighter === undefined || fighter.box === 'routed' || sideOfUnit(situation, unit) !== side
    ? undefined
    : fighter;
};

/** An action by which a unit goes into another box. */
type BoxMove = Extract<Action, { readonly type: 'advanceUnit' | 'shiftUnit' }>;

/** Returns why a unit cannot go into another box. */
function refuseBoxMove(
  situation: Situation,
  battle: BattleFrame,
  frame: ManoeuvreFrame,
  action: BoxMove,
): Refusal | undefined {
  const { unit } = action;
  const { army, box } = action.to;
  const fighter = ownFighter(situation, battle, frame.side, unit);
  const refused = refuseUnit(situation, battle, frame, unit);
  if (refused !== undefined || fighter === undefined) return refused;
  if (isImmobile(situation, fighter)) return refusal('artilleryStays', situation.law.engineBy(), { unit });
  const displayBoxes = displayBoxesOf(situation, battle);
  const from = displayBoxAt(displayBoxes, fighter);
  const to = from && adjacentBoxes(displayBoxes, from).find((each) => isSamePost(each, action.to));
  if (from === undefined || to === undefined) return refusal('boxNotAdjacent', 'R 10.4', { unit, army, box });
  if (!mayStandAt(situation, fighter, to)) return refusal('boxNotForUnit', 'R 10.5', { unit, box });
  if (!canSpare(fighter, from, armyOf(battle, frame.side).side))
    return refusal('lineMustHold', 'R 10.8', { unit, box: fighter.box });
  return action.type === 'advanceUnit'
    ? refuseAdvance(battle, frame, unit, from, to)
    : refuseShift(battle, frame, action, from, to);
}

function refuseAdvance(
  battle: BattleFrame,
  frame: ManoeuvreFrame,
  unit: UnitId,
  from: DisplayBox,
  to: DisplayBox,
): Refusal {
  const { army, box } = to;
  if (mayAdvance(battle, frame, from, to)) return refusal('alikeListed', 'R 10.9', { unit });
  if (frame.advances.some((move) => isSamePost(move.to, to))) return refusal('oneAdvance', 'R 10.9', { army, box });
  return refusal('boxNotEmpty', 'R 10.9', { army, box });
}

function refuseShift(
  battle: BattleFrame,
  frame: ManoeuvreFrame,
  { unit, line }: Extract<BoxMove, { readonly type: 'shiftUnit' }>,
  from: DisplayBox,
  to: DisplayBox,
): Refusal {
  const { army, box, holder } = to;
  const own = armyOf(battle, frame.side).side;
  if (battle.round === 1) return refusal('noMovementYet', 'R 10.8');
  if (!mayShift(battle, frame, from, to)) {
    if (holder !== null && holder !== frame.side) return refusal('boxHeldByEnemy', 'R 10.8', { army, box });
    return (holder === null || hasPost(battle.vacant, to)) && army !== own
      ? refusal('boxNotEmpty', 'ruling C10.10', { army, box })
      : refusal('otherMovement', 'R 10.8', { army, box });
  }
  return openLinesFor(to, own).includes(line)
    ? refusal('alikeListed', 'R 10.8', { unit })
    : refusal('boxFull', 'R 10.5', { box, line });
}

function refuseLine(
  situation: Situation,
  battle: BattleFrame,
  frame: ManoeuvreFrame,
  unit: UnitId,
): Refusal | undefined {
  const refused = refuseUnit(situation, battle, frame, unit);
  const fighter = fighterOf(battle, unit);
  if (refused !== undefined || fighter === undefined) return refused;
  if (isImmobile(situation, fighter)) return refusal('artilleryStays', situation.law.engineBy(), { unit });
  const at = displayBoxAt(displayBoxesOf(situation, battle), fighter);
  const own = armyOf(battle, frame.side).side;
  if (at === undefined || !canSpare(fighter, at, own))
    return refusal('lineMustHold', 'R 10.6', { unit, box: fighter.box });
  const hasRoom = openLinesFor(at, own).includes(otherLine(fighter));
  return refusal(hasRoom ? 'alikeListed' : 'boxFull', 'R 10.6', { unit, box: fighter.box });
}

function refuseLeaderMove(
  situation: Situation,
  battle: BattleFrame,
  frame: ManoeuvreFrame,
  leader: LeaderId,
  unit: UnitId,
): Refusal | undefined {
  const fighter = fighterOf(battle, unit);
  if (frame.ledAnew.includes(leader)) return refusal('alreadyMoved', 'ruling C10.7', { leader });
  if (!leadersToSend(situation, battle, frame).some((posted) => posted.leader === leader))
    return refusal('leaderNotThere', 'ruling C10.7', { leader });
  if (fighter === undefined || ownFighter(situation, battle, frame.side, unit) === undefined)
    return refusal('notOnDisplay', 'ruling C10.7', { unit });
  if (leaderWith(battle, fighter) !== undefined) return refusal('unitLed', 'R 10.7', { unit });
  const posted = battle.leaders.find((each) => each.leader === leader);
  return posted !== undefined && isSamePost(posted, fighter)
    ? refusal('alikeListed', 'ruling C10.7', { unit })
    : refusal('boxNotAdjacent', 'ruling C10.7', { unit });
}
