/** The scores of what an army can do: march, stand, garrison, intercept, and avoid battle. */
import { derived, keptByText } from '../../core/board/index.js';
import * as query from '../questions.js';
import type { PlayerView } from '../state.js';
import { HEIRS, type PlayerId, type SpaceId } from '../vocabulary.js';
import { costsStatus, forceStrength, hostileStrength, landDistances, spaceValue } from './ambition.js';

/** Returns the number of a player's CUs in a space, outside its city. */
export const armyAt = (view: PlayerView, me: PlayerId, space: SpaceId): number => query.unitsAt(view, me, space);

/** Returns the number of uncontrolled spaces next to the player's own, where markers can be placed. */
export function markersInReach(view: PlayerView, me: PlayerId): number {
  let count = 0;
  for (const { id, kind } of query.geometryOf(view).board.spaces) {
    if (kind === 'transit' || query.controllerOf(view, id) !== undefined || query.hasEnemyUnits(view, me, id)) continue;
    if (query.landWays(view, id).some(({ to }) => query.controllerOf(view, to) === me)) count++;
  }
  return count;
}

/** Returns the score of deploying in a space: where Major Generals and many CUs are. */
export const deployScore = (view: PlayerView, me: PlayerId, space: SpaceId): number =>
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

/** Returns the value of a space to an army of some size; 0 if it can gain nothing there. */
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

/** Returns the score of a march, by what the army reaches and can reach next. */
export function marchScore(view: PlayerView, me: PlayerId, to: SpaceId, passage: boolean): number {
  const march = query.marchOf(view);
  if (march === undefined) return 0;
  const size = query.countUnits(march.group.units);
  const hostile = hostileStrength(view, me, to);
  if (hostile > 0 && passage) return size * 1.4 > hostile * 1.2 ? -1 : prospects(view, me, to, size) - 0.5;
  if (hostile > 0 && forceStrength(view, me, march.space) < hostile * 1.2) return -3;
  return prospects(view, me, to, size) * (size === 0 ? 0.2 : 1);
}

/** Returns the score of ending an activation here, which is good if nothing better is ahead. */
export function standScore(view: PlayerView, me: PlayerId): number {
  const march = query.marchOf(view);
  if (march === undefined) return 0;
  const size = query.countUnits(march.group.units);
  return Math.max(0.05, prospects(view, me, march.space, size) + 0.02);
}

/** Returns the score of leaving CUs behind: one CU holds a Major City, more are not needed. */
export function garrisonScore(view: PlayerView, me: PlayerId, count: number, inside: boolean): number {
  const march = query.marchOf(view);
  if (march === undefined || !inside || count !== 1) return -1;
  const empty = query.unitsAt(view, me, march.space, true) === 0;
  return empty && query.countUnits(march.group.units) > 5 ? 2.4 : -1;
}

/** Returns the score of an interception, which needs a stronger army than the mover's. */
export function interceptScore(view: PlayerView, me: PlayerId, from: SpaceId): number {
  const arrival = view.stack.findLast((frame) => frame.kind === 'arrival');
  if (arrival?.kind !== 'arrival') return -1;
  const theirs = arrival.mover === 'independent' ? 8 : forceStrength(view, arrival.mover, arrival.space);
  return forceStrength(view, me, from) > theirs * 1.3 ? 0.8 : -1;
}

/** Returns the score of avoiding battle, which is good for the weaker army. */
export function avoidScore(view: PlayerView, me: PlayerId): number {
  const arrival = view.stack.findLast((frame) => frame.kind === 'arrival');
  if (arrival?.kind !== 'arrival') return 0;
  const mine = forceStrength(view, me, arrival.space);
  return mine < hostileStrength(view, me, arrival.space) * 0.9 ? 1 : -0.5;
}
