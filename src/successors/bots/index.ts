/**
 * Heuristics for *Successors*, from which `diadochi/bots` makes bots. A player marches, besieges, fights and
 * scores sensibly.
 *
 * @example
 * import { greedyBot } from 'diadochi/bots';
 * import { heuristics } from 'diadochi/successors/bots';
 *
 * greedyBot(heuristics).name; // 'greedy'
 *
 * @module successors/bots
 */
import type { Heuristics } from '../../bots/heuristics.js';
import { derived, keptByText } from '../../core/board/index.js';
import type { Action } from '../action/index.js';
import { successors } from '../game.js';
import * as query from '../questions.js';
import type { PlayerView } from '../state.js';
import type { SuccessorsTypes } from '../types.js';
import { HEIRS, type PlayerId, type SpaceId } from '../vocabulary.js';
import { costsStatus, hostileStrength, landDistances, spaceValue, forceStrength } from './ambition.js';
import { ADVANTAGE, worth } from './worth.js';

/** A number above that of the rounds in a turn. */
const MOST_ROUNDS = 10;

export const heuristics: Heuristics<SuccessorsTypes> = {
  game: successors,
  scores(view, actions) {
    const me = view.viewer;
    if (me === 'spectator') throw new RangeError('a spectator decides nothing');
    return actions.map((action) => scoreOf(view, me, action));
  },
  tolerance: 0.1,
  worth,
  round: ({ turn, round }) => MOST_ROUNDS * turn + round,
  horizon: 3,
  advantage: ADVANTAGE,
};

function scoreOf(view: PlayerView, me: PlayerId, action: Action): number {
  switch (action.type) {
    case 'playCard':
      return cardScore(view, me, action);
    case 'operation':
      return { placeMarkers: markersInReach(view, me) >= 2 ? 3 : 0.2, forcedMarch: 2, train: 1.9 }[action.operation];
    case 'placeMarker':
      return 1 + spaceValue(view, me, action.space);
    case 'removeMarker':
      return 2;
    case 'siege':
    case 'subjugateWithCavalry':
      return armyAt(view, me, action.space) >= 4 ? 4 + spaceValue(view, me, action.space) : 0.2;
    case 'removeEnemyMarker':
      return 2 + spaceValue(view, me, action.space);
    case 'bury':
      return view.turn >= 3 || action.space === 'pella' ? 9 : -1;
    case 'deployUnits':
      return deployScore(view, me, action.space) + action.count / 10;
    case 'deployGeneral':
      return deployScore(view, me, action.space);
    case 'chooseFirstPlayer':
      return action.first === me ? 1 : 0;
    case 'rollMovement':
      return 3;
    case 'raiseMercenary':
      return query.armiesOf(view, me).length > 0 ? 1 : 4;
    case 'trainUnit':
      return action.unit === 'loyal' ? 0.6 : 0.5;
    case 'activate':
      return (action.commander === 'minor' ? 0.5 : 1.5) + armyAt(view, me, action.space) / 10;
    case 'march':
      return marchScore(view, me, action.to, action.passage);
    case 'endActivation':
      return standScore(view, me) + (action.inside ? -0.2 : 0);
    case 'takeUnits':
    case 'takeGeneral':
      return action.inside ? -0.5 : 2.5;
    case 'takeRoyal':
    case 'takeCart':
      return 2.6;
    case 'leaveUnits':
      return garrisonScore(view, me, action.count, action.inside);
    case 'attack':
      return action.target !== 'independent' && costsStatus(view, me, action.target) ? -2 : 0.1;
    case 'intercept':
      return interceptScore(view, me, action.from);
    case 'interceptWith':
      return action.count;
    case 'interceptWithGeneral':
    case 'declareInterception':
      return 0.4;
    case 'avoidBattle':
      return avoidScore(view, me);
    case 'withdraw':
      return avoidScore(view, me) - 0.3;
    case 'standAndFight':
    case 'pass':
      return 0;
    case 'joinBattle':
      return 0.5;
    case 'grantPassage':
      return action.grant ? 0.3 : 0.35;
    case 'playSurprise':
      return 0.05;
    case 'discardSurprise':
      return -0.1;
    case 'resolveBonusEvent':
      return action.resolve ? 1 : 0;
    case 'loseUnit':
      return { mercenary: 5, elephant: 4, royalArmy: 3, loyal: 2, silverShields: 1, cavalry: 0 }[action.unit];
    case 'targetSpace':
      return 1 + spaceValue(view, me, action.space);
    case 'targetArmy':
      return action.target === me ? -5 : 1;
    case 'targetGeneral':
      return view.generals[action.general].owner === me ? -5 : 1;
    case 'targetRoyal':
      return view.royals[action.royal].controller === me ? -5 : 1;
    case 'interceptAtSea':
      return query.provincesOf(view, me).length % 3 === 0 ? 0.1 : -0.2;
    case 'embark':
      return -0.4;
    case 'debark':
      return 1;
    case 'setSail':
      return 0.5;
    case 'moveIndependentArmy':
      return query.controllerOf(view, action.to) === me ? -1 : 0.5;
    case 'placeIndependentMarker':
      return query.controllerOf(view, action.space) === me ? -3 : 0.7;
    case 'upgradeFleet':
      return 2;
    case 'hireGeneral':
      return 3;
    case 'leaveGeneral':
    case 'leaveMinorGeneral':
    case 'liftMinorGeneral':
    case 'disband':
    case 'disbandAt':
      return -1;
    case 'leaveRoyal':
    case 'leaveCart':
      return -2;
    default:
      return 0.1;
  }
}

const armyAt = (view: PlayerView, me: PlayerId, space: SpaceId): number => query.unitsAt(view, me, space);

function cardScore(view: PlayerView, me: PlayerId, action: Extract<Action, { type: 'playCard' }>): number {
  if (action.as === 'discard') return -1;
  if (action.as === 'event') return 2;
  return markersInReach(view, me) >= 3 ? 2.8 : 1.9;
}

/** Returns the number of uncontrolled spaces next to the player's own, where markers can be placed. */
function markersInReach(view: PlayerView, me: PlayerId): number {
  let count = 0;
  for (const { id, kind } of query.geometryOf(view).board.spaces) {
    if (kind === 'transit' || query.controllerOf(view, id) !== undefined || query.hasEnemyUnits(view, me, id)) continue;
    if (query.landWays(view, id).some(({ to }) => query.controllerOf(view, to) === me)) count++;
  }
  return count;
}

const deployScore = (view: PlayerView, me: PlayerId, space: SpaceId): number =>
  query.majorGeneralsAt(view, me, space).length + armyAt(view, me, space) / 20;

/** A space that an army can gain something by reaching. */
interface Target {
  readonly space: SpaceId;
  readonly value: number;
}

/** The number of sizes of armies that one decision asks about. */
const MOST_SIZES = 10;
const targetsIn = derived((_: PlayerView) => keptByText<readonly Target[]>(MOST_SIZES));

/** Returns the targets of an army. All its marches in a decision have the same, so they are computed once for a view. */
const targetsOf = (view: PlayerView, me: PlayerId, size: number): readonly Target[] =>
  targetsIn(view)(`${me} ${size}`, () =>
    query
      .geometryOf(view)
      .board.spaces.map(({ id }) => ({ space: id, value: targetValue(view, me, id, size) }))
      .filter(({ value }) => value > 0),
  );

/** Returns a score for an army in a space by what it can reach, near and far. */
function prospects(view: PlayerView, me: PlayerId, from: SpaceId, size: number): number {
  const distances = landDistances(view, from);
  let best = 0;
  for (const { space, value } of targetsOf(view, me, size)) {
    const distance = distances.get(space) ?? Infinity;
    if (distance <= 12) best = Math.max(best, value / (1 + distance / 2));
  }
  return best;
}

function targetValue(view: PlayerView, me: PlayerId, space: SpaceId, size: number): number {
  const carriesBody = view.body.status === 'cart' && view.body.controller === me && view.turn >= 2;
  if (carriesBody && space === 'pella') return 6;
  const hostile = hostileStrength(view, me, space);
  const mine = size * 1.4;
  if (hostile > 0) {
    const victims = query.enemiesOutside(view, me, space);
    if (mine < hostile * 1.2) return 0;
    return victims.some((victim) => costsStatus(view, me, victim)) ? 0.3 : 2.5;
  }
  const orphan = HEIRS.some(
    (heir) =>
      view.royals[heir].space === space &&
      view.royals[heir].status === 'active' &&
      view.royals[heir].controller === null,
  );
  if (orphan) return 4;
  const needsThree = query.controllerOf(view, space) === 'independent' || query.isMajorCity(view, space);
  return needsThree && query.controllerOf(view, space) !== undefined && size < 4 ? 0 : spaceValue(view, me, space);
}

function marchScore(view: PlayerView, me: PlayerId, to: SpaceId, passage: boolean): number {
  const march = query.marchOf(view);
  if (march === undefined) return 0;
  const size = query.countUnits(march.group.units);
  const hostile = hostileStrength(view, me, to);
  if (hostile > 0 && passage) return size * 1.4 > hostile * 1.2 ? -1 : prospects(view, me, to, size) - 0.5;
  if (hostile > 0 && forceStrength(view, me, march.space) < hostile * 1.2) return -3;
  return prospects(view, me, to, size) * (size === 0 ? 0.2 : 1);
}

/** Returns the score of ending an activation here, which is good if nothing better is ahead. */
function standScore(view: PlayerView, me: PlayerId): number {
  const march = query.marchOf(view);
  if (march === undefined) return 0;
  const size = query.countUnits(march.group.units);
  return Math.max(0.05, prospects(view, me, march.space, size) + 0.02);
}

/** Returns the score of leaving CUs behind: one CU holds a Major City, more are not needed. */
function garrisonScore(view: PlayerView, me: PlayerId, count: number, inside: boolean): number {
  const march = query.marchOf(view);
  if (march === undefined || !inside || count !== 1) return -1;
  const empty = query.unitsAt(view, me, march.space, true) === 0;
  return empty && query.countUnits(march.group.units) > 5 ? 2.4 : -1;
}

function interceptScore(view: PlayerView, me: PlayerId, from: SpaceId): number {
  const arrival = view.stack.findLast((frame) => frame.kind === 'arrival');
  if (arrival?.kind !== 'arrival') return -1;
  const theirs = arrival.mover === 'independent' ? 8 : forceStrength(view, arrival.mover, arrival.space);
  return forceStrength(view, me, from) > theirs * 1.3 ? 0.8 : -1;
}

function avoidScore(view: PlayerView, me: PlayerId): number {
  const arrival = view.stack.findLast((frame) => frame.kind === 'arrival');
  if (arrival?.kind !== 'arrival') return 0;
  const mine = forceStrength(view, me, arrival.space);
  return mine < hostileStrength(view, me, arrival.space) * 0.9 ? 1 : -0.5;
}
