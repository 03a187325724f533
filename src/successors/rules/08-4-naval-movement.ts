/** R 8.4: Naval Movement. */
import type { Draft } from 'immer';
import type { RuleRef } from '../../core/index.js';
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code.js';
import { recordVoyage } from '../deeds/course.js';
import { moveGroupTo, type MarchDraft } from '../deeds/group.js';
import { pushAttrition } from '../deeds/losses.js';
import type { MarchFrame, SeaMoveFrame } from '../frame/index.js';
import { availableFleets } from '../query/fleets.js';
import { seaWays } from '../query/geometry.js';
import { marchOf, movementPoints } from '../query/movement.js';
import { hasEnemyUnits } from '../query/presence.js';
import { outside } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import { FLEETS, type FleetId, type SpaceId } from '../vocabulary.js';
import { openWindow } from './04-31-window.js';
import { departureFault, groupSize, isDissolved, moveGroup, passGate, updateGroup, sailGroup } from './08-3-1-group.js';
import { applyLeave, isLeaving } from './08-3-1-leaving.js';
import { applyTake, isTaking } from './08-3-1-taking.js';
import { mayLandAlone } from './08-3-3-lone-generals.js';
import { isOwnCity, mayGoInside, refuseCity } from './08-3-7-cities.js';
import { takeShelter } from './08-3-7-shelter.js';
import { refuseDeparture, refuseSail, sailTargets } from './08-4-2-sea-ways.js';
import { isOnTheWay, onTheWayActions, refuseOnTheWay } from './08-4-5-on-the-way.js';
import { disperseAll } from './12-5-losses.js';

type SeaMoveDraft = Draft<SeaMoveFrame>;

/** Begins the Naval Movement of the Segment. */
export function embark(run: GameRun, march: MarchDraft): void {
  const { player, space, inside } = march;
  recordVoyage(run);
  march.bySea = true;
  march.awaiting = 'sea';
  run.push({
    kind: 'seaMove',
    player,
    embarkation: space,
    embarkedInside: inside,
    escort: [],
    stage: 'escort',
    route: [],
    beaten: false,
    storm: false,
    inside: false,
  });
}

/**
 * Ends the Naval Movement. Returns `true` if the group has landed outside the city of its port: others may react
 * (R 8.4.3), and it may overrun enemies there, but not on the way (R 8.4.7).
 */
export function landed(run: GameRun, march: MarchDraft, voyage: SeaMoveFrame): boolean {
  const { player, space } = march;
  if (voyage.beaten) march.ended = true;
  if (voyage.beaten || voyage.route.length === 0 || isDissolved(march)) return false;
  march.entered++;
  // It came from the Embarkation Port, not from a port that it sailed past (R 11.7.2; ruling came-by-sea).
  march.trail = [voyage.embarkation];
  march.handled = [];
  march.passage = [];
  if (voyage.inside) passGate(run, march, true);
  run.emit({ type: 'debarked', rule: 'R 8.4.3', player, space, inside: voyage.inside });
  return !voyage.inside;
}

/**
 * Returns the fleets that may still be declared. They come in their order, so that each escort can be put together in
 * only one way.
 */
export function undeclaredFleets(
  situation: Situation,
  player: SeaMoveFrame['player'],
  declared: readonly FleetId[],
): readonly FleetId[] {
  const last = declared.at(-1);
  const from = last === undefined ? 0 : FLEETS.indexOf(last) + 1;
  return availableFleets(situation, player).filter((fleet) => FLEETS.indexOf(fleet) >= from);
}

function escortActions(situation: Situation, { player, escort }: SeaMoveFrame): readonly Action[] {
  return [
    ...undeclaredFleets(situation, player, escort).map((fleet) => ({ type: 'escort', player, fleet }) as const),
    { type: 'setSail', player },
  ];
}

/**
 * Returns the actions of a voyage: sail on, pick up or drop off pieces in a port, or land. A group that can do none of
 * these ends its voyage where it is (ruling home-port).
 */
function sailActions(situation: Situation, voyage: SeaMoveFrame, march: MarchFrame): readonly Action[] {
  const { player, route, storm } = voyage;
  const actions: Action[] = [];
  if ((!storm || route.length === 0) && departureFault(situation, march) === undefined) {
    for (const to of sailTargets(situation, march, storm)) actions.push({ type: 'sail', player, to });
  }
  const entered = route.length > 0;
  if (entered && !isOnTheWay(march)) actions.push(...debarkActions(situation, march));
  if (entered && !storm) actions.push(...onTheWayActions(situation, march));
  return actions.length > 0 ? actions : [{ type: 'debark', player, inside: false }];
}

/**
 * Returns the landings of the group: outside, except a group without CUs among enemies or to stay with a lone one
 * (R 8.3.3); or, with CUs, inside its own besieged city if it has room (R 8.4.6; ruling by-the-sea-gate).
 */
function debarkActions(situation: Situation, march: MarchFrame): readonly Action[] {
  const { player } = march;
  const actions: Action[] = [];
  if (groupSize(march) > 0 || mayLandAlone(situation, march, movementPoints(situation, march)))
    actions.push({ type: 'debark', player, inside: false });
  if (groupSize(march) > 0 && mayGoInside(situation, march, true))
    actions.push({ type: 'debark', player, inside: true });
  return actions;
}

/**
 * Returns why a voyage has not begun yet: the escort is declared before the ships sail, and from available fleets
 * (R 8.4.4).
 */
function refuseBeforeSailing(situation: Situation, voyage: SeaMoveFrame, action: Action): Refusal | undefined {
  if (action.type === 'escort') return refuseFleet(situation, voyage.player, voyage.escort, action.fleet, 'R 8.4.4');
  return action.type === 'sail' || action.type === 'debark' || isTaking(action) || isLeaving(action)
    ? refusal('mustChoose', 'R 8.4.4', { stage: voyage.stage }, 'First the escort is declared and the ships set sail.')
    : undefined;
}

/**
 * Returns why a fleet may not be declared: it is another player's, Dispersed, already declared, or one that comes
 * earlier in their order.
 */
export function refuseFleet(
  situation: Situation,
  player: SeaMoveFrame['player'],
  declared: readonly FleetId[],
  fleet: FleetId,
  rule: RuleRef,
): Refusal | undefined {
  if (undeclaredFleets(situation, player, declared).includes(fleet)) return undefined;
  const { owner, dispersed } = situation.fleets[fleet];
  if (owner !== player) return refusal('noSuchPiece', rule, { player, fleet });
  return refusal(dispersed ? 'fleetDispersed' : 'alreadyDecided', dispersed ? 'R 3.4' : rule, { fleet });
}

/** Returns why an action is refused during a voyage. */
function refuseUnderWay(
  situation: Situation,
  voyage: SeaMoveFrame,
  march: MarchFrame,
  action: Action,
): Refusal | undefined {
  const { player, route, storm } = voyage;
  const { space } = march;
  const entered = route.length > 0;
  switch (action.type) {
    case 'escort':
    case 'setSail':
      return refusal('wrongStep', 'R 8.4.4', { stage: 'sail' });
    case 'sail':
      if (storm && entered) return refusal('stormAtSea', 'ruling card-43', { space });
      return refuseDeparture(situation, march) ?? refuseSail(situation, march, action.to, storm);
    case 'debark':
      return refuseDebarking(situation, voyage, march, action.inside);
    default:
      if (!isTaking(action) && !isLeaving(action)) return undefined;
      if (!entered) return refusal('mustSailOn', 'R 8.4.5', { player, space });
      return storm ? refusal('stormAtSea', 'ruling card-43', { space }) : refuseOnTheWay(situation, march, action);
  }
}
/**
 * Returns why the group may not land: it has to sail on first, the city is closed to it, or a General without CUs may
 * not land there (R 8.3.3, 8.4.6).
 */
function refuseDebarking(
  situation: Situation,
  voyage: SeaMoveFrame,
  march: MarchFrame,
  inside: boolean,
): Refusal | undefined {
  const possible = sailActions(situation, voyage, march);
  if (possible.some((action) => action.type === 'debark' && action.inside === inside)) return undefined;
  const { player, space } = march;
  if (voyage.route.length === 0 || isOnTheWay(march)) return refusal('mustSailOn', 'R 8.4.2', { player, space });
  if (inside)
    return groupSize(march) === 0
      ? refusal('needsUnits', 'ruling by-the-sea-gate', { player, space })
      : refuseCity(situation, march, true);
  return hasEnemyUnits(situation, player, space)
    ? refusal('loneGeneral', 'R 8.3.3', { space })
    : refusal('mustGoOn', 'R 8.3.3', { player, space });
}

function setSail(run: GameRun, voyage: SeaMoveDraft): void {
  voyage.stage = 'sail';
  const { player, embarkation, embarkedInside, escort } = voyage;
  run.emit({
    type: 'embarked',
    rule: 'R 8.4.4',
    player,
    space: embarkation,
    inside: embarkedInside,
    escort: [...escort],
  });
  openWindow(run, 'navalMovement', { space: embarkation, subject: player });
}

/** Follows a Sea or Trans-Mediterranean path and spends Movement Points of the activation (R 8.2, 8.4.2). */
function sail(run: GameRun, voyage: SeaMoveDraft, march: MarchDraft, to: SpaceId): void {
  const way = seaWays(run.state, march.space).find((one) => one.to === to);
  if (way === undefined) return;
  march.spent += way.cost;
  march.handled = [];
  voyage.route.push(to);
  sailGroup(run, march, to, way.kind);
}

/** Begins to land. Before the landing, others may intercept (R 8.5.1). */
function debark(run: GameRun, voyage: SeaMoveDraft, inside: boolean): void {
  const { player, route, escort } = voyage;
  voyage.inside = inside;
  voyage.stage = 'landed';
  if (route.length === 0) return;
  voyage.stage = 'interception';
  run.push({
    kind: 'navalInterception',
    mover: player,
    route: [...route],
    escort: [...escort],
    asked: null,
    passed: [],
    fleets: [],
    beaten: false,
  });
}

/** Sends a defeated group back to its Embarkation Port and rolls Attrition (R 8.6.3). */
function returnDefeated(run: GameRun, voyage: SeaMoveDraft, march: MarchDraft): void {
  voyage.beaten = true;
  voyage.stage = 'attrition';
  const { player, space } = march;
  pushAttrition(run, { player, space, marching: true, rule: 'R 8.6.3' });
}

/**
 * Returns the group to its Embarkation Port, even if only royals are left. If enemy CUs stand outside the port's city,
 * the group enters its own city by the sea gate, and cannot return to another player's (ruling no-way-back). Returns
 * `true` if the owner must choose who goes inside.
 */
function sailBack(run: GameRun, { player, embarkation }: SeaMoveDraft, march: MarchDraft): boolean {
  const { royals, cart } = march.group;
  if (isDissolved(march) && royals.length === 0 && !cart) return false;
  moveGroup(run, march, { space: embarkation, inside: false }, null, 'sea');
  run.emit({ type: 'returnedToPort', rule: 'R 8.6.3', player, space: embarkation });
  if (isOwnCity(run.state, player, embarkation)) return takeShelter(run, player, embarkation);
  if (hasEnemyUnits(run.state, player, embarkation))
    disperseAll(run, player, outside(embarkation), 'ruling no-way-back');
  return false;
}

export const seaMove: RulesOf<'seaMove'> = {
  rule: 'R 8.4',
  actor(situation, frame) {
    if (frame.stage === 'sail') return frame.player;
    return frame.stage === 'escort' && undeclaredFleets(situation, frame.player, frame.escort).length > 0
      ? frame.player
      : undefined;
  },
  actions(situation, frame) {
    if (frame.stage === 'escort') return escortActions(situation, frame);
    const march = marchOf(situation);
    return march === undefined ? [] : sailActions(situation, frame, march);
  },
  refuse(situation, frame, action) {
    if (frame.stage === 'escort') return refuseBeforeSailing(situation, frame, action);
    const march = marchOf(situation);
    return march === undefined ? undefined : refuseUnderWay(situation, frame, march, action);
  },
  apply(run, frame, action) {
    const march = run.frame('march');
    if (march === undefined) return;
    if (action.type === 'escort') frame.escort.push(action.fleet);
    else if (action.type === 'setSail') setSail(run, frame);
    else if (action.type === 'sail') sail(run, frame, march, action.to);
    else if (action.type === 'debark') debark(run, frame, action.inside);
    else if (isTaking(action)) applyTake(run, march, action);
    else if (isLeaving(action)) applyLeave(run, march, action);
  },
  advance(run, frame) {
    const march = run.frame('march');
    if (frame.stage === 'escort') return setSail(run, frame);
    const beaten = frame.stage === 'attrition';
    frame.stage = 'landed';
    if (beaten && march !== undefined && sailBack(run, frame, march)) return;
    run.finish();
  },
  resume(run, frame, child) {
    const march = run.frame('march');
    if (march === undefined) return;
    updateGroup(run, march);
    if (child.kind === 'navalInterception' && child.beaten) returnDefeated(run, frame, march);
    else if (child.kind === 'navalInterception') {
      moveGroupTo(run, march, outside(march.space));
      frame.stage = 'landed';
    } else if (isDissolved(march) && frame.stage !== 'attrition') frame.stage = 'landed';
  },
};
