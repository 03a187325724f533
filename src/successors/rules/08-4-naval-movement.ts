/** R 8.4: Naval Movement. */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { rememberVoyage } from '../deeds/course.js';
import { moveGroupTo, type MarchDraft } from '../deeds/group.js';
import type { MarchFrame, SeaMoveFrame } from '../frame/index.js';
import { availableFleets } from '../query/fleets.js';
import { isPort, seaWays } from '../query/geometry.js';
import { marchOf, movementPoints } from '../query/movement.js';
import { hasEnemyUnits } from '../query/presence.js';
import { outside } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import { FLEETS, NAVAL_CAPACITY, type FleetId, type SpaceId } from '../vocabulary.js';
import { spareMinorGenerals } from './03-1-2-minor-generals.js';
import { openWindow } from './04-31-window.js';
import {
  departureFault,
  groupSize,
  hasGeneralBesides,
  isGone,
  moveGroup,
  passGate,
  reviewGroup,
  sailGroup,
} from './08-3-1-group.js';
import { applyLeave, leaveActions } from './08-3-1-leaving.js';
import { applyTake, choice, takeActions } from './08-3-1-taking.js';
import { mayCome } from './08-3-3-lone-generals.js';
import { mayGoInside, takeShelter } from './08-3-7-cities.js';
import { isPassing } from './08-3-8-friendly-passage.js';
import { pushAttrition } from './12-5-losses.js';

type SeaMoveDraft = Draft<SeaMoveFrame>;

/**
 * One Naval Movement a Segment, from a port, by at most 8 CUs, and not after and before movement by land (R 8.4.1, 8.4.2);
 * and not where the group is only let through (ruling back-past-a-granter).
 */
export function embarkActions(situation: Situation, march: MarchFrame): readonly Action[] {
  const possible =
    situation.segment?.navalMoved !== true &&
    !march.bySea &&
    isPort(situation, march.space) &&
    groupSize(march) <= NAVAL_CAPACITY &&
    !isPassing(situation, march) &&
    departureFault(situation, march) === undefined &&
    sailTargets(situation, march, march.space).length > 0;
  return possible ? [{ type: 'embark', player: march.player }] : [];
}

/** Embarks: the Naval Movement of the Segment is under way. */
export function embark(run: GameRun, march: MarchDraft): void {
  const { player, space, inside } = march;
  rememberVoyage(run);
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

/** The Naval Movement is over. `true`: the group has come ashore outside the city of its port, where others may react (R 8.4.3), and where, not on the way, it may overrun (R 8.4.7). */
export function landed(run: GameRun, march: MarchDraft, voyage: SeaMoveFrame): boolean {
  const { player, space } = march;
  if (voyage.beaten) march.ended = true;
  if (voyage.beaten || voyage.route.length === 0 || isGone(march)) return false;
  march.entered++;
  march.trail = [voyage.embarkation];
  march.handled = [];
  march.passage = [];
  if (voyage.inside) passGate(run, march, true);
  run.emit({ type: 'debarked', rule: 'R 8.4.3', player, space, inside: voyage.inside });
  return !voyage.inside;
}

/** Where the group can afford to sail: not back to the Embarkation Port (ruling debarkation-elsewhere). */
function sailTargets(situation: Situation, march: MarchFrame, embarkation: SpaceId): readonly SpaceId[] {
  const left = movementPoints(situation, march);
  return seaWays(situation, march.space)
    .filter(({ to, cost }) => cost <= left && to !== embarkation)
    .map(({ to }) => to);
}

/** Fleets that may still be declared: in their order, so that each escort is put together in one way. */
export function undeclaredFleets(
  situation: Situation,
  player: SeaMoveFrame['player'],
  declared: readonly FleetId[],
): readonly FleetId[] {
  const last = declared[declared.length - 1];
  const from = last === undefined ? 0 : FLEETS.indexOf(last) + 1;
  return availableFleets(situation, player).filter((fleet) => FLEETS.indexOf(fleet) >= from);
}

function escortActions(situation: Situation, { player, escort }: SeaMoveFrame): readonly Action[] {
  return [
    ...undeclaredFleets(situation, player, escort).map((fleet) => ({ type: 'escort', player, fleet }) as const),
    { type: 'setSail', player },
  ];
}

/** Sailing on, taking and leaving in the port where the ships lie, or going ashore there. */
function sailActions(situation: Situation, voyage: SeaMoveFrame, march: MarchFrame): readonly Action[] {
  const { player, route, embarkation, storm } = voyage;
  const actions: Action[] = [];
  if ((!storm || route.length === 0) && departureFault(situation, march) === undefined) {
    for (const to of sailTargets(situation, march, embarkation)) actions.push({ type: 'sail', player, to });
  }
  if (route.length > 0) {
    actions.push(...debarkActions(situation, march));
    if (!storm)
      actions.push(...takeActions(situation, march, true), ...putAshoreActions(situation, march, embarkation));
  }
  const leads =
    actions.some(({ type }) => type === 'sail' || type === 'debark') || march.handled.includes(choice.ashore);
  return leads && actions.length > 0 ? actions : [...actions, { type: 'debark', player, inside: false }];
}

/**
 * What is dropped off outside stays behind while the others sail on, with somebody who shows whose it is: where the Army goes ashore
 * itself, it goes ashore whole (ruling voyage-and-interception).
 */
function putAshoreActions(situation: Situation, march: MarchFrame, embarkation: SpaceId): readonly Action[] {
  const { player, space, group, commander } = march;
  const onward = sailTargets(situation, march, embarkation).length > 0;
  const marked =
    situation.controller(space) === player ||
    hasGeneralBesides(situation, march, { space, inside: false }) ||
    group.minors > (commander === 'minor' ? 1 : 0) ||
    group.generals.length > 1 ||
    spareMinorGenerals(situation, player, space).length > 0;
  return leaveActions(situation, march, true).filter(
    (action) => ('inside' in action && action.inside) || (onward && (marked || action.type !== 'leaveUnits')),
  );
}

/** Outside, though not without CUs among enemies or to stay beside a lone one (R 8.3.3), or into one's own besieged city if it has room (R 8.4.6). */
function debarkActions(situation: Situation, march: MarchFrame): readonly Action[] {
  const { player, space } = march;
  if (march.handled.includes(choice.ashore)) return [];
  const actions: Action[] = [];
  const left = march.byLand ? 0 : movementPoints(situation, march);
  const mayLand =
    groupSize(march) > 0 || (!hasEnemyUnits(situation, player, space) && mayCome(situation, player, space, left));
  if (mayLand) actions.push({ type: 'debark', player, inside: false });
  if (groupSize(march) > 0 && mayGoInside(situation, march, true))
    actions.push({ type: 'debark', player, inside: true });
  return actions;
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

/** Follows a Sea or Trans-Mediterranean path, with the Movement Points of the activation (R 8.2, 8.4.2). */
function sail(run: GameRun, voyage: SeaMoveDraft, march: MarchDraft, to: SpaceId): void {
  const way = seaWays(run.state, march.space).find((one) => one.to === to);
  if (way === undefined) return;
  march.spent += way.cost;
  march.handled = [];
  voyage.route.push(to);
  sailGroup(run, march, to, way.kind);
}

/** Goes ashore: before that, others may intercept (R 8.5.1). */
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

/** A beaten group suffers Attrition and goes back to its Embarkation Port (R 8.6.3). */
function beatenOff(run: GameRun, voyage: SeaMoveDraft, march: MarchDraft): void {
  voyage.beaten = true;
  voyage.stage = 'attrition';
  const { player, space } = march;
  if (groupSize(march) > 0) pushAttrition(run, { player, space, marching: true, rule: 'R 8.6.3' });
}

/** Royals whose last CUs are lost go back all the same. */
function sailBack(run: GameRun, voyage: SeaMoveDraft, march: MarchDraft): void {
  const { player, embarkation } = voyage;
  const { royals, cart } = march.group;
  if (isGone(march) && royals.length === 0 && !cart) return;
  moveGroup(run, march, { space: embarkation, inside: false }, null, 'sea');
  run.emit({ type: 'returnedToPort', rule: 'R 8.6.3', player, space: embarkation });
  if (voyage.embarkedInside) takeShelter(run, player, embarkation);
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
  apply(run, frame, action) {
    const march = run.frame('march');
    if (march === undefined) return;
    if (action.type === 'escort') frame.escort.push(action.fleet);
    else if (action.type === 'setSail') setSail(run, frame);
    else if (action.type === 'sail') sail(run, frame, march, action.to);
    else if (action.type === 'debark') debark(run, frame, action.inside);
    else if (!applyTake(run, march, action)) applyLeave(run, march, action);
  },
  advance(run, frame) {
    const march = run.frame('march');
    if (frame.stage === 'escort') return setSail(run, frame);
    if (frame.stage === 'attrition' && march !== undefined) sailBack(run, frame, march);
    frame.stage = 'landed';
    run.finish();
  },
  resume(run, frame, child) {
    const march = run.frame('march');
    if (march === undefined) return;
    reviewGroup(run, march);
    if (child.kind === 'navalInterception' && child.beaten) beatenOff(run, frame, march);
    else if (child.kind === 'navalInterception') {
      moveGroupTo(run, march, outside(march.space));
      frame.stage = 'landed';
    } else if (isGone(march) && frame.stage !== 'attrition') frame.stage = 'landed';
  },
};
