/** R 8.3: the activation of a General or an Army, step by step. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code.js';
import { emitAbility } from '../deeds/abilities.js';
import { disperseGeneral } from '../deeds/generals.js';
import { beginGroup, type MarchDraft } from '../deeds/group.js';
import { choice } from '../frame/choices.js';
import type { LandBattleFrame, MarchFrame, SuccessorsFrame } from '../frame/index.js';
import { plays } from '../options.js';
import { landWay } from '../query/geometry.js';
import { movementPoints, pathCost, plainMovementPoints } from '../query/movement.js';
import { isBesieged, majorGeneralsAt } from '../query/presence.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import { copiedUnits, NO_UNITS } from '../units.js';
import type { SpaceId } from '../vocabulary.js';
import { disband, disbandActions, refuseDisbanding } from './03-3-4-6-disbanding.js';
import { applySurprise, refuseSurprise, surpriseActions } from './04-31-window.js';
import { endActions, finishActivation, refuseEnd, stopHere } from './08-3-1-ending.js';
import { groupSize, isDissolved, moveGroup, passGate, updateGroup, startingGroup } from './08-3-1-group.js';
import { applyLeave, isLeaving, leaveActions, refuseLeave } from './08-3-1-leaving.js';
import { applyTake, isTaking, refuseTake, takeActions } from './08-3-1-taking.js';
import { marchActions, refuseMarch } from './08-3-1-ways.js';
import { attemptSiege, refuseAttempt, siegeActions } from './08-3-10-sieges.js';
import { refuseCavalrySubjugation, cavalrySubjugations, subjugateWithCavalry } from './19-9-4-subjugation.js';
import { passesStronghold, rollPassageAttrition } from './08-3-11-strongholds.js';
import { meetEnemies } from './08-3-5-encounter.js';
import { takeShelter } from './08-3-7-shelter.js';
import { askPassage, isPassing } from './08-3-8-friendly-passage.js';
import { refuseRemoval, removeEnemyMarker, removeMarkerActions } from './08-3-9-remove-marker.js';
import { embarkActions, refuseEmbark } from './08-4-2-sea-ways.js';
import { embark, landed } from './08-4-naval-movement.js';
import { pushArrival } from './09-reaction.js';
import { type Attack, makeSortie, sortieActions } from './13-2-6-sortie.js';
import { applyStanding, refuseStanding, standingActions } from './15-4-standing.js';
import { holdMarriages } from './18-5-marriage.js';
import { hasAvoided } from './19-3-2-interceptor-attacks.js';

/**
 * Begins an activation (R 8.3.1). Its Movement Points come from the die of the Segment; with `die: null` they are
 * `points` (R 8.1).
 */
export function startMarch(
  run: GameRun,
  {
    player,
    commander,
    space,
    inside,
    die,
    points,
  }: Pick<MarchFrame, 'player' | 'commander' | 'space' | 'inside' | 'die' | 'points'>,
): void {
  const group = startingGroup(run.state, player, commander, { space, inside });
  const march: MarchFrame = withStartingSpace(run.state, {
    kind: 'march',
    player,
    commander,
    group,
    space,
    inside,
    die,
    points,
    bonus: 0,
    spent: 0,
    guides: false,
    entered: 0,
    byLand: false,
    bySea: false,
    ended: false,
    // A senior general who was not taken along may not be picked up here and take command: he has an activation of his
    // own.
    handled: majorGeneralsAt(run.state, player, space, inside)
      .filter((id) => !group.generals.includes(id))
      .map(choice.general),
    trail: [],
    arrivedBy: 'start',
    bound: null,
    passage: [],
    attempted: [],
    awaiting: 'none',
    afloat: false,
    through: NO_UNITS,
  });
  run.emit({
    type: 'activationBegan',
    rule: 'R 8.3.1',
    player,
    commander,
    space,
    inside,
    movementPoints: movementPoints(run.state, march),
  });
  emitAbility(run, march, 'movementPoints', plainMovementPoints(march), movementPoints(run.state, march));
  const begun = run.push(march);
  beginGroup(run, begun);
  if (inside && !isBesieged(run.state, space)) passGate(run, begun, false);
}

/**
 * Returns the activation with its starting space, if a special ability may depend on it (R 19.2;
 * ruling where-an-ability-counts).
 */
const withStartingSpace = (situation: Situation, march: MarchFrame): MarchFrame =>
  plays(situation, 'specialAbilities') ? { ...march, setOut: march.space } : march;

/** Returns all actions of the player whose activation it is. */
function actionsOf(situation: Situation, march: MarchFrame): readonly Action[] {
  const { player } = march;
  const actions: Action[] = [];
  const offer = (some: readonly Action[]): void => {
    for (const action of some) actions.push(action);
  };
  offer(disbandActions(situation, march));
  offer(marchActions(situation, march));
  offer(embarkActions(situation, march));
  offer(siegeActions(situation, march));
  offer(cavalrySubjugations(situation, march));
  offer(removeMarkerActions(situation, march));
  offer(march.inside ? sortieActions(situation, march) : attackActions(march));
  if (!isPassing(situation, march)) {
    offer(takeActions(situation, march, false));
    offer(leaveActions(situation, march, false));
  }
  offer(standingActions(situation, player));
  offer(surpriseActions(situation, player));
  offer(endActions(situation, march));
  return actions;
}

/** Returns whether the march that an Army was about to make is still possible for what is left of it. */
const mayMarch = (situation: Situation, march: MarchFrame, to: SpaceId, passage: boolean): boolean =>
  marchActions(situation, march).some((action) => action.to === to && action.passage === passage);

/** Follows a path and enters the space at its end (R 8.2, 8.3.4). */
function step(run: GameRun, march: MarchDraft, to: SpaceId, passage: boolean): void {
  const from = march.space;
  const way = landWay(run.state, from, to);
  if (way === undefined) return;
  const cost = pathCost(run.state, march, way);
  march.spent += cost;
  // The players who let it pass may still be there when it has to go back (ruling back-past-a-granter).
  march.trail = isPassing(run.state, march) ? [...march.trail, from] : [from];
  march.entered++;
  march.byLand ||= !march.bySea;
  march.handled = [];
  march.passage = [];
  moveGroup(run, march, { space: to, inside: false }, way.kind, 'land');
  march.through = copiedUnits(march.group.units);
  if (!march.guides || way.kind !== 'mountain') emitAbility(run, march, 'pathCost', way.cost, cost);
  if (!passage || !askPassage(run, march)) enter(run, march);
}

/** Lets other players react to the group that has entered (R 8.3.4, 9). */
function enter(run: GameRun, march: MarchDraft): void {
  const { player, space, trail, passage } = march;
  march.awaiting = 'arrival';
  pushArrival(run, {
    mover: player,
    army: null,
    space,
    from: trail[trail.length - 1] ?? space,
    trail: [...trail],
    bySea: march.arrivedBy === 'sea',
    passage: [...passage],
  });
}

/** Returns the attacks on players who granted the Army passage (R 8.3.8.1). */
const attackActions = (march: MarchFrame): readonly Attack[] =>
  groupSize(march) === 0 ? [] : march.passage.map((target) => ({ type: 'attack', player: march.player, target }));

/**
 * Returns why an attack is refused: it needs an Army and, outside, a target that granted passage (R 8.3.8.1) or,
 * inside, a besieger (R 13.2.6).
 */
function refuseAttack(situation: Situation, march: MarchFrame, target: Attack['target']): Refusal | undefined {
  const rule = march.inside ? 'R 13.2.6' : 'R 8.3.8.1';
  const { player, space } = march;
  if (groupSize(march) === 0) return refusal('onlyArmies', rule, { player, space });
  const actions = march.inside ? sortieActions(situation, march) : attackActions(march);
  return actions.some((attack) => attack.target === target)
    ? undefined
    : refusal('nobodyToAttack', rule, { space, target });
}

/** Attacks a player who granted passage, as if the Army had entered without asking (R 8.3.8.1). */
function attackGranter(run: GameRun, march: MarchDraft, target: string): void {
  march.passage = march.passage.filter((player) => player !== target);
  enter(run, march);
}

/** Disperses a lone General who was refused passage, even if it had been promised (R 8.3.8.1). */
function disperseRefused(run: GameRun, march: MarchDraft): void {
  for (const general of [...march.group.generals]) disperseGeneral(run, general, 'R 8.3.8.1');
}

/**
 * After a Land Battle, ends the activation (R 12.7). If there was no battle because the enemy had gone, the Army goes
 * on (R 8.3.5; ruling attack-and-defection).
 */
function afterBattle(run: GameRun, march: MarchDraft, { result }: LandBattleFrame): void {
  takeShelter(run, march.player, march.space);
  if (result === 'noBattle') return meetEnemies(run, march);
  march.ended = true;
}

/**
 * Goes on after the frame that the activation was waiting for. An Army that has withdrawn ends its activation
 * (R 11.7.1; ruling after-withdrawal).
 */
function goOn(run: GameRun, march: MarchDraft, child: SuccessorsFrame): void {
  march.awaiting = 'none';
  updateGroup(run, march);
  if (child.kind === 'passage') {
    if (child.granted === true) march.passage.push(child.asked);
    else if (groupSize(march) === 0) return disperseRefused(run, march);
    if (child.granted !== true || !askPassage(run, march)) enter(run, march);
  } else if (child.kind === 'arrival') {
    if (child.withdrew || hasAvoided(march, child)) march.ended = true;
    else meetEnemies(run, march, child);
  } else if (child.kind === 'overrun') {
    meetEnemies(run, march);
  } else if (child.kind === 'landBattle') {
    afterBattle(run, march, child);
  } else if (child.kind === 'seaMove') {
    if (landed(run, march, child) && !isDissolved(march)) enter(run, march);
  } else if (march.bound !== null) {
    const { to, passage } = march.bound;
    march.bound = null;
    if (!isDissolved(march) && mayMarch(run.state, march, to, passage)) step(run, march, to, passage);
  }
}

/**
 * Returns why pieces may not be picked up or dropped off, or why another action is not possible during the march
 * (R 8.3.8.2).
 */
function refuseOnTheWay(situation: Situation, frame: MarchFrame, action: Action): Refusal | undefined {
  if (!isTaking(action))
    return (
      refuseLeave(situation, frame, action, false) ??
      refuseStanding(situation, action) ??
      refuseSurprise(situation, action)
    );
  return isPassing(situation, frame)
    ? refusal('enemyUnitsThere', 'R 8.3.8.2', { space: frame.space })
    : refuseTake(situation, frame, action, false);
}

/** Picks up or drops off pieces, or carries out an action that is possible at any time. */
function applyOnTheWay(run: GameRun, frame: MarchDraft, action: Action): void {
  if (isTaking(action)) applyTake(run, frame, action);
  else if (isLeaving(action)) applyLeave(run, frame, action);
  else if (!applySurprise(run, action)) applyStanding(run, action);
}

export const march: RulesOf<'march'> = {
  rule: 'R 8.3',
  actor: (_, frame) => (frame.ended ? undefined : frame.player),
  actions: actionsOf,
  refuse(situation, frame, action) {
    switch (action.type) {
      case 'disband':
        return refuseDisbanding(situation, frame, action.count);
      case 'march':
        return refuseMarch(situation, frame, action);
      case 'embark':
        return refuseEmbark(situation, frame);
      case 'siege':
        return refuseAttempt(situation, frame, action.space);
      case 'subjugateWithCavalry':
        return refuseCavalrySubjugation(situation, frame, action.space);
      case 'removeEnemyMarker':
        return refuseRemoval(situation, frame, action.space);
      case 'attack':
        return refuseAttack(situation, frame, action.target);
      case 'endActivation':
        return refuseEnd(situation, frame, action.inside);
      default:
        return refuseOnTheWay(situation, frame, action);
    }
  },
  apply(run, frame, action) {
    switch (action.type) {
      case 'disband':
        disband(run, frame, action.count);
        frame.ended = isDissolved(frame);
        return;
      case 'march': {
        const { to, passage } = action;
        return passesStronghold(run.state, frame)
          ? rollPassageAttrition(run, frame, { to, passage })
          : step(run, frame, to, passage);
      }
      case 'embark':
        return embark(run, frame);
      case 'siege':
        return attemptSiege(run, frame);
      case 'subjugateWithCavalry':
        return subjugateWithCavalry(run, frame);
      case 'removeEnemyMarker':
        return removeEnemyMarker(run, frame);
      case 'attack':
        return frame.inside ? makeSortie(run, frame, action.target) : attackGranter(run, frame, action.target);
      case 'endActivation':
        if (stopHere(run, frame, action.inside)) enter(run, frame);
        return;
      default:
        return applyOnTheWay(run, frame, action);
    }
  },
  advance(run, frame) {
    finishActivation(run, frame);
  },
  resume(run, frame, child) {
    goOn(run, frame, child);
    if (isDissolved(frame)) frame.ended = true;
    // The end of the Reaction Step or of an Overrun emits no event, but a marriage may have waited for it.
    holdMarriages(run);
  },
};
