/** R 13: Sieges and Subjugations. */
import type { Draft } from 'immer';
import type { RuleRef } from '../../core/index.js';
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code.js';
import { siegeResult } from '../data/tables.js';
import { emitAbility } from '../deeds/abilities.js';
import { recordAttack } from '../deeds/attack.js';
import { takeFallenCity } from '../deeds/capture.js';
import { recordAttempt } from '../deeds/course.js';
import { rollDice } from '../deeds/dice.js';
import { pushDefeat, pushLosses, pushCavalryLosses } from '../deeds/losses.js';
import { placeMarker, removeMarker, setSiege } from '../deeds/markers.js';
import { captureRoyals } from '../deeds/royals.js';
import { addUnits, removeUnits } from '../deeds/units.js';
import type { SiegeAttemptFrame } from '../frame/index.js';
import { plays } from '../options.js';
import { isMajorCity } from '../query/geometry.js';
import { commanderAt, forceAt, unitsAt } from '../query/presence.js';
import { prestige } from '../query/prestige.js';
import { hasEnoughPoints, siegeModifier, siegeObstacle, type SiegeObstacle } from '../query/siege.js';
import { inside, outside } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import { unitsOf } from '../units.js';
import type { Commander, PlayerId, SpaceId } from '../vocabulary.js';
import { openWindow } from './04-31-window.js';

/**
 * Begins an attempt of a Siege or Subjugation where an Army stands (R 13.1). The caller has checked `mayAttempt` and
 * spends the Movement Points. `surrender`: the victor may place a marker at once (R 13.2.4). `cavalry`: Elite Cavalry
 * have made it cheaper and take the losses (R 19.9.4).
 */
export function pushSiegeAttempt(
  run: GameRun,
  player: PlayerId,
  space: SpaceId,
  commander: Commander,
  surrender: boolean,
  cavalry = false,
): void {
  const against = run.state.controller(space);
  if (against === undefined) return;
  recordAttempt(run, space, commander);
  const riding = cavalry ? ({ cavalry } as const) : {};
  run.emit({
    type: 'siegeAttempted',
    rule: attemptRule(run.state, space),
    player,
    space,
    commander,
    against,
    ...riding,
  });
  if (against !== 'independent') recordAttack(run, player, against);
  run.push({ kind: 'siegeAttempt', player, space, commander, surrender, stage: 'roll', captured: false, ...riding });
}

/**
 * Returns the clause of an attempt: a Major City is besieged, whoever controls it; a Minor City or Stronghold is
 * subjugated (R 13.2, 13.3).
 */
const attemptRule = (situation: Situation, space: SpaceId): RuleRef =>
  isMajorCity(situation, space) ? 'R 13.2.1' : 'R 13.3.1';

const OBSTACLES: Readonly<Record<SiegeObstacle, RuleRef>> = {
  noSiegeTarget: 'R 13.1',
  attemptsUsed: 'R 13.4',
  armyTooSmall: 'R 13.4',
  enemyUnitsThere: 'ruling who-besieges',
};

/** Returns why an Army may not attempt a Siege or Subjugation; `undefined` if it may. */
export function refuseSiege(
  situation: Situation,
  player: PlayerId,
  space: SpaceId,
  commander: Commander,
): Refusal | undefined {
  if (!situation.geometry.spaces.has(space)) return undefined;
  const code = siegeObstacle(situation, player, space, commander);
  return code && refusal(code, OBSTACLES[code], { player, space, commander });
}

/** Returns the marker that a player may place at once in a space taken in their Surrender Segment (R 13.2.4, 6.6.2). */
const marking = (player: PlayerId, space: SpaceId): readonly Action[] => [
  { type: 'placeMarker', player, space },
  { type: 'pass', player },
];

/** Returns why no marker is placed: it is not the space that was taken. */
const refuseMarking = (taken: SpaceId, action: Action): Refusal | undefined =>
  action.type === 'placeMarker' && action.space !== taken
    ? refusal('otherMatter', 'R 13.2.4', { space: action.space, waitingFor: taken })
    : undefined;

export const siegeAttempt: RulesOf<'siegeAttempt'> = {
  rule: 'R 13',
  actor: (_, frame) => (frame.stage === 'marker' ? frame.player : undefined),
  actions: (_, { player, space }) => marking(player, space),
  refuse: (_, { space }, action) => refuseMarking(space, action),
  apply(run, frame, action) {
    const rule = isMajorCity(run.state, frame.space) ? 'R 13.2.4' : 'R 6.6.2';
    if (action.type === 'placeMarker') placeMarker(run, frame.space, frame.player, rule);
    frame.stage = 'done';
  },
  advance(run, frame) {
    if (frame.stage === 'roll') {
      frame.stage = 'result';
      rollDice(run, 'siege', 1, frame.player);
    } else if (frame.stage === 'capture') {
      takeSpace(run, frame);
    } else if (frame.stage === 'done') {
      frame.stage = 'over';
      openWindow(run, 'siegeAttempted', { space: frame.space, subject: frame.player });
    } else {
      run.finish();
      takeFallenCity(run);
    }
  },
  resume(run, frame, child) {
    if (child.kind === 'roll') {
      frame.stage = 'capture';
      besiege(run, frame, child.values[0] ?? 1);
    } else if (child.kind === 'capture') {
      frame.stage = 'done';
    }
  },
};

/**
 * Applies the Siege Table: Siege Points are placed, Royal Army CUs change sides, besieging CUs are lost (R 13.2.1,
 * 13.3.1).
 */
function besiege(run: GameRun, frame: SiegeAttemptFrame, die: number): void {
  const { player, space, commander } = frame;
  const modifier = siegeModifier(run.state, player, space, commander);
  // Without special abilities the modifier is that of a Minor General.
  if (plays(run.state, 'specialAbilities'))
    emitAbility(run, frame, 'siegeDie', siegeModifier(run.state, player, space, 'minor'), modifier);
  const { points, losses } = siegeResult(die + modifier);
  const siege = run.state.sieges[space];
  const total = (siege?.by === player ? siege.points : 0) + points;
  if (points > 0) setSiege(run, space, { by: player, points: total });
  const rule = attemptRule(run.state, space);
  run.emit({ type: 'siegeRolled', rule, player, space, die, modifier, points, losses, total });
  if (points > 0) turnRoyalArmy(run, frame);
  // On the march, the Army that makes the attempt takes the losses (ruling who-besieges).
  const push = frame.cavalry === true ? pushCavalryLosses : pushLosses;
  push(run, { player, space, left: losses, marching: !frame.surrender, rule });
}

/**
 * Lets Royal Army CUs in a city with Siege Points change sides if the besieger has more Prestige than the city's owner.
 * A general inside adds his Prestige Points (R 3.3.4.5, 13.2.2; ruling royal-army-under-siege).
 */
function turnRoyalArmy(run: GameRun, { player, space, commander }: SiegeAttemptFrame): void {
  const owner = run.state.controller(space);
  if (owner === undefined || owner === 'independent') return;
  const count = forceAt(run.state, owner, space, true).royalArmy;
  if (count === 0) return;
  const within = commanderAt(run.state, owner, space, true) ?? null;
  const theirs = prestige(run.state, owner, within, { space, defending: false, ownRoyalArmy: true });
  if (prestige(run.state, player, commander, { space, defending: false, when: 'besieging' }) <= theirs) return;
  const units = unitsOf('royalArmy', count);
  removeUnits(run, owner, inside(space), units);
  addUnits(run, player, outside(space), units);
  run.emit({ type: 'unitsDefected', rule: 'R 13.2.2', space, unit: 'royalArmy', count, from: owner, to: player });
}

/**
 * Takes a space with enough Siege Points: a city with the pieces inside, an Independent space at once (R 13.2.4,
 * 13.3.2).
 */
function takeSpace(run: GameRun, frame: Draft<SiegeAttemptFrame>): void {
  const { player, space } = frame;
  const holder = run.state.controller(space);
  if (holder === undefined || !hasEnoughPoints(run.state, space)) {
    frame.stage = 'done';
    return;
  }
  frame.captured = true;
  if (holder === 'independent') {
    const rule = isMajorCity(run.state, space) ? 'R 13.2.4' : 'R 13.3.2';
    removeMarker(run, space, rule);
    run.emit({ type: 'spaceCaptured', rule, player, space, from: 'independent' });
    frame.stage = frame.surrender ? 'marker' : 'done';
  } else {
    run.push({ kind: 'capture', by: player, from: holder, space, stage: 'losses' });
  }
}

/** Returns whether it is the player's own Surrender Segment. */
const isSurrendering = ({ segment }: Situation, player: PlayerId): boolean =>
  segment?.segment === 'surrender' && segment.player === player;

export const capture: RulesOf<'capture'> = {
  rule: 'R 13.2.4',
  actor: (_, frame) => (frame.stage === 'marker' ? frame.by : undefined),
  actions: (_, { by, space }) => marking(by, space),
  refuse: (_, { space }, action) => refuseMarking(space, action),
  apply(run, frame, action) {
    if (action.type === 'placeMarker') placeMarker(run, frame.space, frame.by, 'R 13.2.4');
    frame.stage = 'done';
  },
  advance(run, frame) {
    const { by, from, space } = frame;
    if (frame.stage === 'losses') {
      frame.stage = 'royals';
      if (isGarrisoned(run.state, from, space)) pushDefeat(run, from, space, ['inside'], by);
    } else if (frame.stage === 'royals') {
      frame.stage = isSurrendering(run.state, by) ? 'marker' : 'done';
      captureRoyals(run, { player: from, ...inside(space) }, by);
      removeMarker(run, space, 'R 13.2.4');
      run.emit({ type: 'spaceCaptured', rule: 'R 13.2.4', player: by, space, from });
    } else {
      run.finish();
      takeFallenCity(run);
    }
  },
};

/** Returns whether a player has CUs or generals inside the city of a space. */
const isGarrisoned = (situation: Situation, player: PlayerId, space: SpaceId): boolean =>
  unitsAt(situation, player, space, true) > 0 || commanderAt(situation, player, space, true) !== undefined;
