/** R 14: Independent Armies, which a card activates and a player moves. */
import type { Draft } from 'immer';
import type { RuleRef } from '../../core/index.js';
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code.js';
import { editionOf } from '../data/editions.js';
import { independents } from '../data/independents.js';
import { dropPlayerMarker, moveIndependentArmy, removeIndependentArmy } from '../deeds/independents.js';
import { placeMarker } from '../deeds/markers.js';
import type { IndependentMoveFrame, LandBattleFrame, SuccessorsFrame } from '../frame/index.js';
import { isMajorCity, isTransit } from '../query/geometry.js';
import {
  independentObstacle,
  independentSteps,
  leavesGame,
  mayEndHere,
  type IndependentJourney,
  type IndependentObstacle,
} from '../query/independents.js';
import { enemiesOutside } from '../query/presence.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { SpaceId } from '../vocabulary.js';
import { canOverrun, pushOverrun } from './08-3-6-overrun.js';
import { pushArrival } from './09-reaction.js';
import { pushBattle } from './12-land-battle.js';

type MoveDraft = Draft<IndependentMoveFrame>;

const journeyOf = (situation: Situation, frame: IndependentMoveFrame): IndependentJourney => ({
  army: frame.army,
  at: situation.independentArmies[frame.army].space ?? 'box',
  origin: frame.origin,
  left: frame.left,
});

/** Returns whether the army may give up its whole move to place an Independent marker where it stands (R 14.2.1). */
function maySettle(situation: Situation, { origin, entered }: IndependentMoveFrame): boolean {
  return (
    origin !== 'box' &&
    entered === 0 &&
    !isMajorCity(situation, origin) &&
    !isTransit(situation, origin) &&
    situation.controller(origin) !== 'independent'
  );
}

function choices(situation: Situation, frame: IndependentMoveFrame): readonly Action[] {
  const { player, army } = frame;
  if (frame.awaiting === 'retreat')
    return retreats(situation, frame).map((to) => ({ type: 'retreatIndependentArmy', player, army, to }));
  const journey = journeyOf(situation, frame);
  const steps = independentSteps(situation, journey);
  const actions: Action[] = steps.map(({ to }) => ({ type: 'moveIndependentArmy', player, army, to }));
  if (maySettle(situation, frame)) actions.push({ type: 'placeIndependentMarker', player, space: frame.origin });
  const mayEnd = journey.at !== 'box' && (frame.entered === 0 || mayEndHere(situation, journey));
  if (mayEnd || steps.length === 0) actions.push({ type: 'endIndependentArmy', player, army });
  return actions;
}

/**
 * Returns where an army goes after a draw: the space it came from, or its box if it has one (R 12.6, 14.7;
 * ruling independent-moves). In the player aid it is always the space it came from.
 */
const retreats = (situation: Situation, { army, cameFrom }: IndependentMoveFrame): readonly (SpaceId | 'box')[] =>
  cameFrom === 'box' || independents[army].entry === null || !editionOf(situation).independentsMayGoHome
    ? [cameFrom]
    : [cameFrom, 'box'];

const OBSTACLES: Readonly<Record<IndependentObstacle, RuleRef>> = {
  noPath: 'R 14.2.2',
  notEnoughMovementPoints: 'R 8.2',
  beyondLimits: 'R 14.3',
  notWestward: 'R 14.3',
};

/**
 * Returns why an action of an Independent Army is refused: another one moves, it is not the time for it, or the rules
 * of its move forbid it.
 */
function refuse(situation: Situation, frame: IndependentMoveFrame, action: Action): Refusal | undefined {
  const { army, awaiting } = frame;
  if ('army' in action && action.army !== army)
    return refusal('otherMatter', 'R 14.2', { army: action.army, waitingFor: army });
  if (action.type === 'placeIndependentMarker' || 'army' in action) {
    const isRetreat = action.type === 'retreatIndependentArmy';
    if (isRetreat !== (awaiting === 'retreat')) return refusal('wrongStep', 'R 14.7', { army, step: awaiting });
  }
  return refuseInMove(situation, frame, action);
}

/** Returns why a step, an end, a marker or a retreat is refused. */
function refuseInMove(situation: Situation, frame: IndependentMoveFrame, action: Action): Refusal | undefined {
  const journey = journeyOf(situation, frame);
  const { army, at } = journey;
  switch (action.type) {
    case 'moveIndependentArmy': {
      const { to } = action;
      const code = independentObstacle(situation, journey, to);
      return code && refusal(code, OBSTACLES[code], { army, at, to });
    }
    case 'endIndependentArmy':
      if (choices(situation, frame).some(({ type }) => type === action.type)) return undefined;
      return at === 'box' ? refusal('mustEnter', 'R 14.1', { army }) : refusal('notWestward', 'R 14.3', { army, at });
    case 'placeIndependentMarker':
      return refuseSettling(situation, frame, action.space);
    case 'retreatIndependentArmy':
      return retreats(situation, frame).includes(action.to)
        ? undefined
        : refusal('notOffered', 'R 14.7', { army, to: action.to });
    default:
      return undefined;
  }
}

/**
 * Returns why no Independent marker is placed: only instead of the whole move, where the move began, in a Minor City or
 * Stronghold without one (R 14.2.1; ruling independent-moves).
 */
function refuseSettling(situation: Situation, frame: IndependentMoveFrame, space: SpaceId): Refusal | undefined {
  const { origin, army, entered } = frame;
  if (space !== origin) return refusal('otherMatter', 'R 14.2.1', { space, waitingFor: origin });
  if (maySettle(situation, frame)) return undefined;
  if (entered > 0) return refusal('wrongStep', 'R 14.2.1', { army, entered });
  if (isTransit(situation, origin)) return refusal('noMarkersHere', 'R 4.27', { space });
  return situation.controller(origin) === 'independent'
    ? refusal('notUncontrolled', 'ruling independent-moves', { space })
    : refusal('notOffered', 'R 14.2.1', { space });
}

export const independentMove: RulesOf<'independentMove'> = {
  rule: 'R 14.2',
  actor: (_, frame) =>
    !frame.ended && (frame.awaiting === 'none' || frame.awaiting === 'retreat') ? frame.player : undefined,
  actions: choices,
  refuse,
  apply(run, frame, action) {
    if (action.type === 'moveIndependentArmy') step(run, frame, action.to);
    else if (action.type === 'retreatIndependentArmy') retreat(run, frame, action.to);
    else if (action.type === 'placeIndependentMarker') settle(run, frame, action.space);
    else frame.ended = true;
  },
  advance(run, frame) {
    if (frame.ended) endMove(run, frame);
    else meet(run, frame);
  },
  resume: recordResult,
};

/** Moves the army along a path, or from its box onto the board. The Reaction Step follows (R 9.1, 14.5). */
function step(run: GameRun, frame: MoveDraft, to: SpaceId): void {
  const journey = journeyOf(run.state, frame);
  const cost = independentSteps(run.state, journey).find((open) => open.to === to)?.cost ?? 0;
  const from = journey.at;
  frame.left -= cost;
  frame.entered += 1;
  frame.cameFrom = from;
  moveIndependentArmy(run, frame.army, to, 'R 14.2.1');
  if (leavesGame(run.state, frame.army, to)) {
    removeIndependentArmy(run, frame.army, 'game', 'R 14.3');
    frame.ended = true;
    return;
  }
  frame.awaiting = 'arrival';
  pushArrival(run, { mover: 'independent', army: frame.army, space: to, from, bySea: false, passage: [] });
}

/**
 * After the reactions: overruns or fights the enemy CUs that are left. Without any, the army may go on (R 14.4, 14.5).
 */
function meet(run: GameRun, frame: MoveDraft): void {
  const { at: space } = journeyOf(run.state, frame);
  const [enemy] = enemiesOutside(run.state, 'independent', space);
  if (enemy === undefined) {
    frame.awaiting = 'none';
    frame.ended = frame.left === 0;
  } else if (canOverrun(run.state, 'independent', space, enemy)) {
    frame.awaiting = 'overrun';
    pushOverrun(run, 'independent', enemy, space);
  } else {
    frame.awaiting = 'battle';
    pushBattle(run, {
      space,
      attacker: 'independent',
      defender: enemy,
      retreatTo: [],
      noLocalTroops: [...frame.noLocalTroops],
    });
  }
}

/** Records the result of the frame on top. */
function recordResult(run: GameRun, frame: MoveDraft, child: Draft<SuccessorsFrame>): void {
  if (child.kind === 'arrival') frame.noLocalTroops = [...child.failedToAvoid];
  else if (child.kind === 'landBattle') conclude(run, frame, child.result);
}

/**
 * Ends the move after a Land Battle; after a draw the army retreats (R 12.6, 12.7, 14.7). If there was no battle, it
 * goes on, first to the next enemy CUs in the space (R 14.4; ruling attack-and-defection).
 */
function conclude(run: GameRun, frame: MoveDraft, result: LandBattleFrame['result']): void {
  if (result === 'noBattle') return;
  frame.drew = result === 'draw';
  const back = frame.drew ? retreats(run.state, frame) : [];
  if (back.length > 1) frame.awaiting = 'retreat';
  else if (back[0] !== undefined) retreat(run, frame, back[0]);
  else frame.ended = true;
}

/** Moves the army back. It removes no marker in this activation (R 14.7). */
function retreat(run: GameRun, frame: MoveDraft, to: SpaceId | 'box'): void {
  frame.ended = true;
  moveIndependentArmy(run, frame.army, to, 'R 14.7');
}

/** Places an Independent marker instead of the whole move (R 14.2.1). */
function settle(run: GameRun, frame: MoveDraft, space: SpaceId): void {
  placeMarker(run, space, 'independent', 'R 14.2.1');
  frame.left = 0;
  frame.ended = true;
}

/** Ends the move. A player's marker is removed, unless there was a drawn battle (R 14.2.1, 14.7). */
function endMove(run: GameRun, frame: MoveDraft): void {
  const { status, space } = run.state.independentArmies[frame.army];
  if (space !== null && !frame.drew) dropPlayerMarker(run, space, 'R 14.2.1');
  if (status !== 'removed')
    run.emit({ type: 'independentArmyEnded', rule: 'R 14.2.1', army: frame.army, space: space ?? 'box' });
  run.finish();
}
