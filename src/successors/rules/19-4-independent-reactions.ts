/** R 19.4: Independent Armies intercept, and avoid battle, for players who discard Surprise cards. */
import type { Draft } from 'immer';
import { frameOf } from '../../core/index.js';
import type { Action } from '../action/index.js';
import { refusal } from '../code.js';
import { INDEPENDENT_INITIATIVE } from '../data/independents.js';
import { rollDice } from '../deeds/dice.js';
import { moveIndependentArmy, removeIndependentArmy } from '../deeds/independents.js';
import type { ArrivalFrame, IndependentAvoidanceFrame } from '../frame/index.js';
import { plays } from '../options.js';
import { avoidanceOf, openFirstSteps } from '../query/avoiding-direction.js';
import {
  independentAvoidingModifiers,
  independentInterceptionModifiers,
  initiativeRoll,
} from '../query/die-modifiers.js';
import { AVOID_BATTLE_POINTS, independentAvoidWays } from '../query/independent-reactions.js';
import { leavesGame, mayEndHere, type IndependentJourney } from '../query/independents.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { IndependentArmyId, SpaceId } from '../vocabulary.js';
import { openWindow } from './04-31-window.js';
import { refuseStaying, refuseWay } from './10-avoid-battle.js';
import { cancelAttempt, rollForAttempt } from './11-3-attempts.js';

type Arrival = Draft<ArrivalFrame>;
type Avoidance = Draft<IndependentAvoidanceFrame>;

/** Returns whether Independent Armies may react to the mover. They do not react to each other (R 14.1). */
export const independentsReact = (situation: Situation, { mover }: ArrivalFrame): boolean =>
  mover !== 'independent' && plays(situation, 'independentReactions');

/** Asks the inactive players for cards, in Turn Order (R 19.4). */
export function offerReactions(run: GameRun, { mover, space }: Arrival): void {
  if (mover !== 'independent') openWindow(run, 'independents', { space, subject: mover });
}

/**
 * Lets the next Independent Army for which a card was discarded try to Avoid Battle. Returns `false` if there is none.
 */
export function avoidNext(run: GameRun, frame: Arrival): boolean {
  const attempt = frame.independents?.attempts.shift();
  if (attempt === undefined) return false;
  const { player, army, from } = attempt;
  run.push({
    kind: 'independentAvoidance',
    player,
    army,
    space: from,
    forbidden: [...frame.trail],
    stage: 'window',
    bonus: 0,
    left: AVOID_BATTLE_POINTS,
    failed: false,
  });
  return true;
}

/** Records a failure: Independent Armies there get no Local Troops (R 10.4; ruling failure-of-a-side). */
export function recordIndependentFailure(frame: Arrival, { failed }: IndependentAvoidanceFrame): void {
  if (failed && frame.independents !== undefined) frame.independents.failed = true;
}

/**
 * Begins the roll for the next declared attempt that no player's success has cancelled and whose Army is still there
 * (R 11.3, 11.4). Returns `false` if there is none.
 */
export function interceptNext(run: GameRun, frame: Arrival): boolean {
  const { attempts = [] } = frame.independents ?? {};
  const [attempt] = attempts;
  if (attempt === undefined) return false;
  const { player, army, from } = attempt;
  const cancelled = frame.interceptor !== null;
  if (cancelled || run.state.independentArmies[army].space !== from) {
    attempts.shift();
    cancelAttempt(run, frame, { player, from, cancelled });
  } else {
    rollForAttempt(run, frame, player);
  }
  return true;
}

/** Compares the die with the Initiative Rating of Independent Armies, which it must exceed (R 11.3, 19.4). */
export function judgeIndependents(run: GameRun, frame: Arrival, die: number): void {
  const { independents: reactions, space } = frame;
  const attempt = reactions?.attempts.shift();
  frame.rolling = false;
  if (reactions === undefined || attempt === undefined) return;
  const { player, army, from } = attempt;
  const modifiers = independentInterceptionModifiers(run.state, { army, from, mover: frame });
  const judged = initiativeRoll(die, frame.bonus, modifiers, INDEPENDENT_INITIATIVE);
  run.emit({ type: 'independentInterceptionRolled', rule: 'R 19.4', player, army, from, into: space, ...judged });
  if (!judged.success) return;
  reactions.came = true;
  go(run, army, space);
}

/**
 * Moves an Independent Army to a space. It removes no marker (ruling reactions-of-independents), and may reach its home
 * there (R 14.3).
 */
function go(run: GameRun, army: IndependentArmyId, to: SpaceId): void {
  moveIndependentArmy(run, army, to, 'R 19.4');
  if (leavesGame(run.state, army, to)) removeIndependentArmy(run, army, 'game', 'R 14.3');
}

/** Returns where the army is on its way; `undefined` if it is no longer on the map. */
function journeyOf(
  situation: Situation,
  { army, space, left }: IndependentAvoidanceFrame,
): IndependentJourney | undefined {
  const at = situation.independentArmies[army].space;
  return at === null ? undefined : { army, at, origin: space, left };
}

/** Returns the spaces that the army may enter, whatever the die. */
function waysAnyhow(situation: Situation, frame: IndependentAvoidanceFrame): readonly SpaceId[] {
  const journey = journeyOf(situation, frame);
  return journey === undefined ? [] : independentAvoidWays(situation, journey, frame.forbidden);
}

/** Returns the spaces that the army may enter. The first step depends on the die (R 19.5). */
function waysOf(situation: Situation, frame: IndependentAvoidanceFrame): readonly SpaceId[] {
  const ways = waysAnyhow(situation, frame);
  return situation.independentArmies[frame.army].space === frame.space
    ? openFirstSteps(situation, ways, frame.transitShut)
    : ways;
}

/**
 * Returns whether the army may stop where it is: it has left its space and, if it moves west, ends further west
 * (R 10.5, 14.3).
 */
function mayStop(situation: Situation, frame: IndependentAvoidanceFrame): boolean {
  const journey = journeyOf(situation, frame);
  return journey !== undefined && journey.at !== frame.space && mayEndHere(situation, journey);
}

export const independentAvoidance: RulesOf<'independentAvoidance'> = {
  rule: 'R 19.4',
  actor: (situation, frame) =>
    frame.stage === 'move' && waysOf(situation, frame).length > 0 ? frame.player : undefined,
  actions(situation, frame) {
    const { player } = frame;
    const ways = waysOf(situation, frame).map((to): Action => ({ type: 'avoidTo', player, to }));
    return mayStop(situation, frame) ? [...ways, { type: 'pass', player }] : ways;
  },
  refuse(situation, frame, action) {
    const { space, army } = frame;
    const from = situation.independentArmies[army].space;
    if (action.type === 'pass') {
      if (mayStop(situation, frame)) return undefined;
      return from === space ? refuseStaying({ army }) : refusal('notWestward', 'R 14.3', { army, at: from });
    }
    if (action.type !== 'avoidTo' || waysOf(situation, frame).includes(action.to)) return undefined;
    return refuseWay(waysAnyhow(situation, frame), from, action.to);
  },
  apply(run, frame, action) {
    if (action.type === 'pass') frame.left = 0;
    if (action.type !== 'avoidTo') return;
    frame.left--;
    go(run, frame.army, action.to);
  },
  advance(run, frame) {
    const { player, space, stage } = frame;
    if (stage === 'window') {
      frame.stage = 'roll';
      openWindow(run, 'avoidRoll', { space, subject: player });
    } else if (stage === 'roll' && waysAnyhow(run.state, frame).length > 0) {
      rollDice(run, 'avoidBattle', 1, player);
    } else {
      run.finish();
    }
  },
  resume(run, frame, child) {
    if (child.kind === 'roll') judgeAvoidance(run, frame, child.values[0] ?? 1);
  },
};

/** Compares the die with the Initiative Rating of Independent Armies, which it must exceed (R 10.2, 19.4, 19.5). */
function judgeAvoidance(run: GameRun, frame: Avoidance, die: number): void {
  const { player, army, space, bonus } = frame;
  const mover = frameOf(run.state, 'arrival')?.mover ?? 'independent';
  const modifiers = mover === 'independent' ? [] : independentAvoidingModifiers(run.state, { army, space, mover });
  const { roll, transitShut } = avoidanceOf(
    run.state,
    { die, bonus, modifiers, initiative: INDEPENDENT_INITIATIVE },
    () => waysAnyhow(run.state, frame),
  );
  run.emit({ type: 'independentAvoidRolled', rule: 'R 19.4', player, army, space, ...roll });
  frame.failed = !roll.success;
  frame.stage = roll.success ? 'move' : 'done';
  if (transitShut) frame.transitShut = true;
}
