/** R 9: the Reaction Step, stage by stage. */
import type { Draft } from 'immer';
import { frameOf } from '../../core/index.js';
import { recordAttack } from '../deeds/attack.js';
import { disperseGeneral } from '../deeds/generals.js';
import { moveGroupTo } from '../deeds/group.js';
import type { ArrivalFrame, Belligerent, Interception } from '../frame/index.js';
import { forceCount } from '../query/battle.js';
import { interceptors } from '../query/interception.js';
import { hasEnemyUnits, hasMajorGeneral, majorGeneralsAt, unitsAt } from '../query/presence.js';
import { outside } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import { copiedUnits } from '../units.js';
import type { PlayerId } from '../vocabulary.js';
import { openWindow } from './04-31-window.js';
import { groupSize } from './08-3-1-group.js';
import { takeShelter } from './08-3-7-shelter.js';
import { arrangerOf, pushArrangement } from './09-1-arrange-city.js';
import { emitMoved, wayBack } from './09-regroup.js';
import { canAvoidBattle, pushAvoidBattle } from './10-avoid-battle.js';
import { judgeInterception, rollNext } from './11-3-attempts.js';
import { recordAttackDecision, mayAttackMover, offerAttack, forbiddenToMover } from './19-3-2-interceptor-attacks.js';
import {
  avoidNext,
  recordIndependentFailure,
  independentsReact,
  interceptNext,
  judgeIndependents,
  offerReactions,
} from './19-4-independent-reactions.js';

export { arrangeCity } from './09-1-arrange-city.js';

/** Begins the Reaction Step after an Army, a lone General or an Independent Army has entered a space (R 9.1). */
export function pushArrival(run: GameRun, { mover, army, space, from, trail, bySea, passage }: Entered): void {
  run.push({
    kind: 'arrival',
    mover,
    army,
    space,
    from,
    trail: trail ?? (from === 'box' ? [] : [from]),
    bySea,
    passage: [...passage],
    stage: 'window',
    handled: [],
    declared: [],
    resolved: 0,
    rolling: false,
    bonus: 0,
    interceptor: null,
    failedToAvoid: [],
    withdrew: false,
  });
}

/** What enters a space, and from where. */
type Entered = Pick<ArrivalFrame, 'mover' | 'army' | 'space' | 'from' | 'bySea' | 'passage'> &
  Partial<Pick<ArrivalFrame, 'trail'>>;
type Arrival = Draft<ArrivalFrame>;

export const arrival: RulesOf<'arrival'> = {
  rule: 'R 9',
  advance(run, frame) {
    const { stack } = run.state;
    // Stages without a decision are passed at once.
    do {
      if (!isThere(run.state, frame)) frame.stage = 'done';
      STEPS[frame.stage](run, frame);
    } while (stack[stack.length - 1] === frame);
  },
  resume(run, frame, child) {
    if (child.kind === 'avoidBattle') recordAvoidance(run, frame, child.player, child.result);
    else if (child.kind === 'interception') frame.declared.push(...child.declared.map(copied));
    else if (child.kind === 'roll') judgeRoll(run, frame, child.values[0] ?? 1);
    else if (child.kind === 'independentAvoidance') recordIndependentFailure(frame, child);
    else if (child.kind === 'interceptorAttack') recordAttackDecision(run, frame, child.attacks === true);
    else if (child.kind === 'withdrawal' && child.withdrew === true) withdraw(run, frame, child.player);
  },
};

const copied = (attempt: Draft<Interception>): Draft<Interception> => ({
  player: attempt.player,
  from: attempt.from,
  inside: attempt.inside,
  commander: attempt.commander,
  generals: [...attempt.generals],
  minors: attempt.minors,
  units: copiedUnits(attempt.units),
});

/**
 * What each stage does. It sets the next stage itself. All attempts to intercept are declared before the first die is
 * rolled (R 9.2).
 */
const STEPS: Readonly<Record<ArrivalFrame['stage'], (run: GameRun, frame: Arrival) => void>> = {
  // R 4.31.1: Surprise cards.
  window(run, frame) {
    frame.stage = 'arrange';
    openWindow(run, 'reaction', { space: frame.space, subject: frame.mover === 'independent' ? null : frame.mover });
  },
  // R 9.1, first: the owner of the city arranges the pieces inside and outside.
  arrange(run, frame) {
    frame.stage = 'avoid';
    const owner = cityArranger(run.state, frame);
    if (owner !== undefined) pushArrangement(run, owner, frame.space);
  },
  // R 9.1, second, and 10: players try to Avoid Battle.
  avoid(run, frame) {
    const player = nextToAvoid(run.state, frame);
    if (player === undefined) return nextOrOffer(run, frame, 'offerAvoidance', 'declare');
    frame.handled.push(player);
    pushAvoidBattle(run, player, frame.space, frame.trail);
  },
  // R 19.4: `nextOrOffer` has asked for cards for the Independents.
  offerAvoidance: (_, frame) => nextStage(frame, 'independentsAvoid'),
  independentsAvoid(run, frame) {
    if (!avoidNext(run, frame)) nextStage(frame, 'declare');
  },
  // R 9.1, third, 9.2 and 11.2: players declare who intercepts.
  declare(run, frame) {
    const player = run.state.turnOrder.find(
      (other) => isAsked(frame, other) && interceptors(run.state, other, frame).length > 0,
    );
    if (player === undefined) return nextOrOffer(run, frame, 'offerInterception', 'roll');
    frame.handled.push(player);
    run.push({
      kind: 'interception',
      player,
      into: frame.space,
      handled: [],
      building: null,
      placing: null,
      done: [],
      declared: [],
    });
  },
  // R 19.4: `nextOrOffer` has asked again.
  offerInterception: (_, frame) => nextStage(frame, 'roll'),
  // R 11.3
  roll(run, frame) {
    if (!rollNext(run, frame)) nextStage(frame, 'independentsIntercept');
  },
  independentsIntercept(run, frame) {
    if (!interceptNext(run, frame)) nextStage(frame, 'attack');
  },
  // R 19.3.2: interceptors may become the Attacker, and the mover may avoid them instead of withdrawing.
  attack(run, frame) {
    frame.stage = 'answer';
    offerAttack(run, frame);
  },
  answer(run, frame) {
    if (frame.attack?.declared !== true) {
      frame.stage = 'withdraw';
      return;
    }
    frame.stage = 'done';
    if (!mayAttackMover(run.state, frame)) return;
    const shut = forbiddenToMover(frame);
    if (canAvoidBattle(run.state, frame.mover, frame.space, shut)) pushAvoidBattle(run, frame.mover, frame.space, shut);
  },
  // R 11.7
  withdraw(run, frame) {
    frame.stage = 'done';
    if (mayWithdraw(run.state, frame)) run.push({ kind: 'withdrawal', player: frame.mover, withdrew: null });
  },
  // R 8.3.3
  done(run, frame) {
    disperseCaught(run, frame);
    run.finish();
  },
};

/**
 * Returns the next stage: the one in which cards may be discarded for Independent Armies (R 19.4), if that rule is
 * played.
 */
function nextOrOffer(
  run: GameRun,
  frame: Arrival,
  offer: 'offerAvoidance' | 'offerInterception',
  otherwise: ArrivalFrame['stage'],
): void {
  const played = independentsReact(run.state, frame);
  nextStage(frame, played ? offer : otherwise);
  if (played) offerReactions(run, frame);
}

function nextStage(frame: Arrival, stage: ArrivalFrame['stage']): void {
  frame.stage = stage;
  frame.handled = [];
}

/**
 * Returns whether a player is still to be asked in this stage. A player who grants passage does not react (R 8.3.8;
 * ruling granting-is-not-reacting).
 */
const isAsked = (frame: ArrivalFrame, player: PlayerId): boolean =>
  player !== frame.mover && !frame.passage.includes(player) && !frame.handled.includes(player);

/**
 * Returns whether the mover is still outside in the space. A card may have removed it, and a group that lands inside a
 * city cannot be reached.
 */
function isThere(situation: Situation, { mover, army, space }: ArrivalFrame): boolean {
  if (mover === 'independent') return army !== null && situation.independentArmies[army].space === space;
  return unitsAt(situation, mover, space) > 0 || hasMajorGeneral(situation, mover, space);
}

/** Returns whether an Army has entered, not a general alone. */
const isWithUnits = (situation: Situation, { mover, space }: ArrivalFrame): boolean =>
  mover === 'independent' || unitsAt(situation, mover, space) > 0;

/**
 * Returns the player who arranges their city before an Army that has entered its space. A lone general is no reason to
 * (R 9.1).
 */
export function cityArranger(situation: Situation, frame: ArrivalFrame): PlayerId | undefined {
  const owner = isWithUnits(situation, frame) ? arrangerOf(situation, frame) : undefined;
  return owner === undefined || frame.passage.includes(owner) ? undefined : owner;
}

/** Returns the next player who can Avoid Battle with an Army or a lone general when an Army has entered (R 10.1). */
const nextToAvoid = (situation: Situation, frame: ArrivalFrame): PlayerId | undefined =>
  isWithUnits(situation, frame)
    ? situation.turnOrder.find(
        (player) => isAsked(frame, player) && canAvoidBattle(situation, player, frame.space, frame.trail),
      )
    : undefined;

/**
 * Records the outcome of an attempt to Avoid Battle. After a failure there are no Local Troops (R 10.4;
 * ruling failure-of-a-side). A lone general who was lost was lost to an attack (R 17.2).
 */
function recordAvoidance(
  run: GameRun,
  frame: Arrival,
  player: PlayerId,
  result: 'declined' | 'failed' | 'avoided' | null,
): void {
  if (result !== 'failed') return;
  frame.failedToAvoid.push(player);
  if (frame.mover !== 'independent' && unitsAt(run.state, player, frame.space) === 0)
    recordAttack(run, frame.mover, player);
}

/** Records the die of the next attempt. */
function judgeRoll(run: GameRun, frame: Arrival, die: number): void {
  if (frame.stage === 'independentsIntercept') judgeIndependents(run, frame, die);
  else judgeInterception(run, frame, die);
}

/** Returns the side that has intercepted, if any. Independent Armies have no owner who does so (R 19.4). */
const interceptedBy = ({ interceptor, independents }: ArrivalFrame): Belligerent | null =>
  interceptor ?? (independents?.came === true ? 'independent' : null);

/**
 * Returns whether the mover may withdraw: it is a player's intercepted Army (R 11.7.1, 11.7.3) with a way back
 * (ruling no-way-back).
 */
function mayWithdraw(situation: Situation, frame: Arrival): frame is Arrival & { mover: PlayerId } {
  const { mover, trail, space } = frame;
  const interceptor = interceptedBy(frame);
  if (interceptor === null || mover === 'independent' || wayBack(situation, mover, space, trail) === undefined)
    return false;
  const march = frameOf(situation, 'march');
  return march !== undefined && groupSize(march) > 0 && forceCount(situation, interceptor, space) > 0;
}

/**
 * Moves the Army back along its way, or to the port where it embarked (R 11.7.1, 11.7.2; ruling back-past-a-granter).
 */
function withdraw(run: GameRun, frame: Arrival, player: PlayerId): void {
  const { space, trail } = frame;
  const march = run.frame('march');
  const to = wayBack(run.state, player, space, trail);
  if (to === undefined || march === undefined) return;
  const { group } = march;
  moveGroupTo(run, march, outside(to));
  emitMoved(run, 'withdrew', frame.bySea ? 'R 11.7.2' : 'R 11.7.1', player, space, to, group);
  takeShelter(run, player, to);
  frame.withdrew = true;
}

/**
 * Disperses Major Generals without CUs that face an enemy Army (R 8.3.3, 8.3.8.1): those found in the space, and a lone
 * mover intercepted by an Army. Doing this to a general of an inactive player is an attack (R 17.2;
 * ruling fates-of-lone-generals).
 */
function disperseCaught(run: GameRun, frame: Arrival): void {
  const { space, mover, passage } = frame;
  const interceptor = interceptedBy(frame);
  // Whose attack it is (R 17.2).
  const attacker = isThere(run.state, frame) && isWithUnits(run.state, frame) ? mover : interceptor;
  for (const player of run.state.turnOrder) {
    // Only interceptors catch the mover. A player who has let the mover pass is safe (R 8.3.8.1).
    const isSafe = player === mover ? interceptor === null : passage.includes(player);
    if (isSafe || unitsAt(run.state, player, space) > 0 || !hasEnemyUnits(run.state, player, space)) continue;
    const generals = majorGeneralsAt(run.state, player, space);
    for (const general of generals) disperseGeneral(run, general, 'R 8.3.3');
    const isAttack = generals.length > 0 && player !== mover;
    if (isAttack && attacker !== null && attacker !== 'independent') recordAttack(run, attacker, player);
  }
}
