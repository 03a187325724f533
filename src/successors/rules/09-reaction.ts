/** R 9: the Reaction Step, step by step in its order. */
import type { Draft } from 'immer';
import { frameOf } from '../../core/index.js';
import { rememberFirstDie, sayAbility } from '../deeds/abilities.js';
import { noteAttack } from '../deeds/attack.js';
import { rollDice } from '../deeds/dice.js';
import { disperseGeneral } from '../deeds/generals.js';
import { moveGroupTo } from '../deeds/group.js';
import type { ArrivalFrame, Interception } from '../frame/index.js';
import { initiative, initiativeOf } from '../query/battle.js';
import { initiativeRoll, interceptionModifiers } from '../query/die-modifiers.js';
import { interceptors } from '../query/interception.js';
import {
  forceAt,
  hasEnemyUnits,
  hasMajorGeneral,
  majorGeneralsAt,
  minorGeneralsAt,
  unitsAt,
} from '../query/presence.js';
import { outside, type Place } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import { commonUnits, copiedUnits, countUnits } from '../units.js';
import type { PlayerId } from '../vocabulary.js';
import { openWindow } from './04-31-window.js';
import { groupSize } from './08-3-1-group.js';
import { takeShelter } from './08-3-7-shelter.js';
import { arrangerOf, pushArrangement } from './09-1-arrange-city.js';
import { regroup, sayMoved, wayBack } from './09-regroup.js';
import { canAvoidBattle } from './10-avoid-battle.js';

export { arrangeCity } from './09-1-arrange-city.js';

/** An Army, a lone General or an Independent Army has entered a space: the Reaction Step is about to begin (R 9.1). */
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

/** Who enters, where, and how he came there. */
type Entered = Pick<ArrivalFrame, 'mover' | 'army' | 'space' | 'from' | 'bySea' | 'passage'> &
  Partial<Pick<ArrivalFrame, 'trail'>>;
type Arrival = Draft<ArrivalFrame>;

export const arrival: RulesOf<'arrival'> = {
  rule: 'R 9',
  advance(run, frame) {
    const { stack } = run.state;
    // Stages in which nobody has anything to do are passed at once.
    do {
      if (frame.stage !== 'done' && !isThere(run.state, frame)) frame.stage = 'done';
      STEPS[frame.stage](run, frame);
    } while (stack[stack.length - 1] === frame);
  },
  resume(run, frame, child) {
    if (child.kind === 'avoidBattle') heedAvoidance(run, frame, child.player, child.result);
    else if (child.kind === 'interception') frame.declared.push(...child.declared.map(copied));
    else if (child.kind === 'roll') judgeInterception(run, frame, child.values[0] ?? 1);
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

/** What each stage does; it leaves the frame at the next one. All attempts to intercept are declared before the first die (R 9.2). */
const STEPS: Readonly<Record<ArrivalFrame['stage'], (run: GameRun, frame: Arrival) => void>> = {
  window(run, frame) {
    frame.stage = 'arrange';
    openWindow(run, 'reaction', { space: frame.space, subject: frame.mover === 'independent' ? null : frame.mover });
  },
  arrange(run, frame) {
    frame.stage = 'avoid';
    const owner = cityArranger(run.state, frame);
    if (owner !== undefined) pushArrangement(run, owner, frame.space);
  },
  avoid(run, frame) {
    const player = nextToAvoid(run.state, frame);
    if (player === undefined) return nextStage(frame, 'declare');
    frame.handled.push(player);
    run.push({
      kind: 'avoidBattle',
      player,
      space: frame.space,
      forbidden: [...frame.trail],
      stage: 'ask',
      bonus: 0,
      result: null,
    });
  },
  declare(run, frame) {
    const player = run.state.turnOrder.find(
      (other) => isAsked(frame, other) && interceptors(run.state, other, frame).length > 0,
    );
    if (player === undefined) return nextStage(frame, 'roll');
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
  roll: rollNext,
  withdraw(run, frame) {
    frame.stage = 'done';
    if (mayWithdraw(run.state, frame)) run.push({ kind: 'withdrawal', player: frame.mover, withdrew: null });
  },
  done(run, frame) {
    disperseCaught(run, frame);
    run.finish();
  },
};

function nextStage(frame: Arrival, stage: ArrivalFrame['stage']): void {
  frame.stage = stage;
  frame.handled = [];
}

/** Players who have not yet been dealt with in this stage, and who react at all: granting passage is not to react (R 8.3.8; ruling granting-is-not-reacting). */
const isAsked = (frame: ArrivalFrame, player: PlayerId): boolean =>
  player !== frame.mover && !frame.passage.includes(player) && !frame.handled.includes(player);

/** Whether what has entered is still outside in the space: a card may have taken it, and who debarks inside a city is out of reach. */
function isThere(situation: Situation, { mover, army, space }: ArrivalFrame): boolean {
  if (mover === 'independent') return army !== null && situation.independentArmies[army].space === space;
  return unitsAt(situation, mover, space) > 0 || hasMajorGeneral(situation, mover, space);
}

/** Whether an Army has entered, and not a general alone. */
const isWithUnits = (situation: Situation, { mover, space }: ArrivalFrame): boolean =>
  mover === 'independent' || unitsAt(situation, mover, space) > 0;

/** Who arranges his city before an Army that has entered its space; a lone general alarms nobody (R 9.1). */
export function cityArranger(situation: Situation, frame: ArrivalFrame): PlayerId | undefined {
  const owner = isWithUnits(situation, frame) ? arrangerOf(situation, frame) : undefined;
  return owner === undefined || frame.passage.includes(owner) ? undefined : owner;
}

/** The next who can Avoid Battle, with an Army or as a lone general, when an Army has entered (R 10.1). */
const nextToAvoid = (situation: Situation, frame: ArrivalFrame): PlayerId | undefined =>
  isWithUnits(situation, frame)
    ? situation.turnOrder.find(
        (player) => isAsked(frame, player) && canAvoidBattle(situation, player, frame.space, frame.trail),
      )
    : undefined;

/** Who failed has no Local Troops (R 10.4; ruling failure-of-a-side); a lone general who was lost was lost to an attack (R 17.2). */
function heedAvoidance(
  run: GameRun,
  frame: Arrival,
  player: PlayerId,
  result: 'declined' | 'failed' | 'avoided' | null,
): void {
  if (result !== 'failed') return;
  frame.failedToAvoid.push(player);
  if (frame.mover !== 'independent' && unitsAt(run.state, player, frame.space) === 0)
    noteAttack(run, frame.mover, player);
}

/** The next declared attempt is rolled for, unless another player's success has cancelled it, or no Army is left to make it (R 11.3, 11.4, 11.1). */
function rollNext(run: GameRun, frame: Arrival): void {
  const attempt = frame.declared[frame.resolved];
  if (attempt === undefined) return nextStage(frame, 'withdraw');
  const { player } = attempt;
  const cancelled = frame.interceptor !== null && frame.interceptor !== player;
  if (cancelled || present(run.state, attempt) === undefined) {
    const rule = cancelled ? 'R 11.4' : 'R 11.1';
    run.emit({ type: 'interceptionCancelled', rule, player, from: attempt.from, into: frame.space });
    frame.resolved++;
    frame.rolling = false;
  } else if (frame.rolling) {
    rollDice(run, 'interception', 1, player);
  } else {
    frame.rolling = true;
    frame.bonus = 0;
    openWindow(run, 'interceptionRoll', { space: frame.space, subject: player });
  }
}

/** What is still there of a declared Army; `undefined`: its CUs or its commander are gone. */
function present(situation: Situation, attempt: Interception): Interception | undefined {
  const { player, from, inside, commander } = attempt;
  const generals = attempt.generals.filter((general) =>
    majorGeneralsAt(situation, player, from, inside).includes(general),
  );
  const minors = Math.min(attempt.minors, minorGeneralsAt(situation, player, from, inside));
  const units = commonUnits(attempt.units, forceAt(situation, player, from, inside));
  const commanded = commander === 'minor' ? minors > 0 : generals.includes(commander);
  return commanded && countUnits(units) > 0 ? { player, from, inside, commander, generals, minors, units } : undefined;
}

/**
 * The die must exceed the Initiative Rating of the intercepting general; then his Army must move in (R 11.3), outside a Major City
 * (R 11.6), without royals (ruling interceptors-travel-light).
 */
function judgeInterception(run: GameRun, frame: Arrival, die: number): void {
  const attempt = frame.declared[frame.resolved];
  frame.resolved++;
  frame.rolling = false;
  const army = attempt === undefined ? undefined : present(run.state, attempt);
  if (army === undefined) return;
  const { player, from, commander } = army;
  const modifiers = interceptionModifiers(run.state, { player, commander, units: army.units, from, mover: frame });
  const rating = initiative(run.state, commander, frame.space, 'intercepting');
  const judged = initiativeRoll(die, frame.bonus, modifiers, rating);
  sayAbility(run, { player, commander, space: frame.space }, 'initiative', initiativeOf(commander), rating);
  rememberFirstDie(run, commander, 'interceptionDie');
  run.emit({ type: 'interceptionRolled', rule: 'R 11.3', player, from, into: frame.space, commander, ...judged });
  if (!judged.success) return;
  frame.interceptor = player;
  const { generals, minors, units } = army;
  const group = { generals, minors, units, royals: [], cart: false };
  const place: Place = { space: from, inside: army.inside };
  regroup(run, player, place, outside(frame.space), group);
  sayMoved(run, 'intercepted', 'R 11.3', player, from, frame.space, group);
}

/** Who may withdraw: an intercepted Army of a player's (R 11.7.1, 11.7.3) that has a way back (ruling no-way-back). */
function mayWithdraw(situation: Situation, frame: Arrival): frame is Arrival & { mover: PlayerId } {
  const { mover, trail, space, interceptor } = frame;
  if (interceptor === null || mover === 'independent' || wayBack(situation, mover, space, trail) === undefined)
    return false;
  const march = frameOf(situation, 'march');
  return march !== undefined && groupSize(march) > 0 && unitsAt(situation, interceptor, space) > 0;
}

/** The Army goes back on the way it came, or to where it embarked (R 11.7.1, 11.7.2; ruling back-past-a-granter). */
function withdraw(run: GameRun, frame: Arrival, player: PlayerId): void {
  const { space, trail } = frame;
  const march = run.frame('march');
  const to = wayBack(run.state, player, space, trail);
  if (to === undefined || march === undefined) return;
  const { group } = march;
  moveGroupTo(run, march, outside(to));
  sayMoved(run, 'withdrew', frame.bySea ? 'R 11.7.2' : 'R 11.7.1', player, space, to, group);
  takeShelter(run, player, to);
  frame.withdrew = true;
}

/**
 * Major Generals left without CUs before an enemy Army are Dispersed (R 8.3.3, 8.3.8.1): those whom the mover found there,
 * and a mover alone whom an Army has intercepted. To do so to a general of the players who are not active is an attack
 * (R 17.2; ruling fates-of-lone-generals).
 */
function disperseCaught(run: GameRun, frame: Arrival): void {
  const { space, mover, passage, interceptor } = frame;
  const disperser = isThere(run.state, frame) && isWithUnits(run.state, frame) ? mover : interceptor;
  for (const player of run.state.turnOrder) {
    if (player === mover && interceptor === null) continue;
    if (passage.includes(player) || unitsAt(run.state, player, space) > 0) continue;
    const generals = majorGeneralsAt(run.state, player, space);
    if (generals.length === 0 || (player !== mover && !hasEnemyUnits(run.state, player, space))) continue;
    for (const general of generals) disperseGeneral(run, general, 'R 8.3.3');
    if (player !== mover && disperser !== null && disperser !== 'independent') noteAttack(run, disperser, player);
  }
}
