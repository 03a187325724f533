/** R 6.6.3.2: placing control markers with Operation Points. */
import { placeMarker } from '../deeds/markers.js';
import { isTransit, landWays, seaWays } from '../query/geometry.js';
import { isFreeOfEnemies } from '../query/movement.js';
import { hasEnemyUnitsAnywhere } from '../query/presence.js';
import { seatOf } from '../table/codes.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';

/** How far from a friendly marker a new one may be placed, in Movement Points (R 6.6.3.2). */
const RANGE = 2;

/** Where a player's markers stand. */
export function markersOf(situation: Situation, player: PlayerId): readonly SpaceId[] {
  const seat = seatOf(player);
  return situation.geometry.byCode.names.filter((_, code) => situation.holder(code) === seat);
}

/**
 * Counts from a space along Land, Mountain, Strait and Sea paths, through spaces free of enemies only (R 6.6.3.2), and tells
 * `found` of every space on the way; `true` when that has seen enough.
 */
function spread(
  situation: Situation,
  player: PlayerId,
  from: SpaceId,
  points: number,
  bases: readonly SpaceId[],
  found: (space: SpaceId) => boolean,
): boolean {
  for (const ways of [landWays(situation, from), seaWays(situation, from)]) {
    for (const { to, kind, cost } of ways) {
      if (kind === 'transMediterranean' || cost > points || isBase(situation, player, bases, to)) continue;
      if (found(to)) return true;
      if (cost === points || !isFreeOfEnemies(situation, player, to)) continue;
      if (spread(situation, player, to, points - cost, bases, found)) return true;
    }
  }
  return false;
}

/** A space with a marker of the player that was there before, and still is. */
const isBase = (situation: Situation, player: PlayerId, bases: readonly SpaceId[], space: SpaceId): boolean =>
  situation.controller(space) === player && bases.includes(space);

/** The same from all bases, one after the other. */
const spreadFrom = (
  situation: Situation,
  player: PlayerId,
  bases: readonly SpaceId[],
  found: (space: SpaceId) => boolean,
): boolean =>
  bases.some((base) => situation.controller(base) === player && spread(situation, player, base, RANGE, bases, found));

/** Whether a marker may stand in a space: it is no Transit Point (R 4.27), is uncontrolled, and no enemy CUs are in it. */
const isFree = (situation: Situation, player: PlayerId, space: SpaceId): boolean =>
  situation.controller(space) === undefined &&
  !isTransit(situation, space) &&
  !hasEnemyUnitsAnywhere(situation, player, space);

/** The spaces in which a player may place a marker with Operation Points, counting from `bases` (R 6.6.3.2; ruling bases-of-markers). */
export function placeableSpaces(situation: Situation, player: PlayerId, bases: readonly SpaceId[]): readonly SpaceId[] {
  const near = new Set<SpaceId>();
  spreadFrom(situation, player, bases, (space) => {
    near.add(space);
    return false;
  });
  return [...near].filter((space) => isFree(situation, player, space)).sort();
}

/** Whether there is any such space. */
export const mayPlaceMarkers = (situation: Situation, player: PlayerId, bases: readonly SpaceId[]): boolean =>
  spreadFrom(situation, player, bases, (space) => isFree(situation, player, space));

/** A player may place so many markers; nothing happens where there is no room for one. */
export function pushPlaceMarkers(
  run: GameRun,
  player: PlayerId,
  count: number,
  bases: readonly SpaceId[] = markersOf(run.state, player),
): void {
  if (count > 0 && mayPlaceMarkers(run.state, player, bases)) {
    run.push({ kind: 'placeMarkers', player, left: count, bases: [...bases] });
  }
}

export const placeMarkers: RulesOf<'placeMarkers'> = {
  rule: 'R 6.6.3.2',
  actor: (_, frame) => (frame.left > 0 ? frame.player : undefined),
  actions: (situation, { player, bases }) => [
    ...placeableSpaces(situation, player, bases).map((space) => ({ type: 'placeMarker', player, space }) as const),
    { type: 'pass', player },
  ],
  refuse(situation, { player, bases }, action) {
    if (action.type !== 'placeMarker') return undefined;
    const { space } = action;
    const fact = situation.geometry.spaces.get(space);
    if (fact === undefined) return undefined;
    const no = (code: 'noMarkersHere' | 'notUncontrolled' | 'enemyUnitsThere' | 'tooFar', message: string) =>
      ({ code, rule: 'R 6.6.3.2', params: { space }, message }) as const;
    if (fact.kind === 'transit')
      return { ...no('noMarkersHere', `${fact.name} is a Transit Point, which nobody controls.`), rule: 'R 4.27' };
    if (situation.controller(space) !== undefined)
      return no('notUncontrolled', `${fact.name} already has a control marker.`);
    if (!isFree(situation, player, space)) return no('enemyUnitsThere', `Enemy combat units stand in ${fact.name}.`);
    return spreadFrom(situation, player, bases, (near) => near === space)
      ? undefined
      : no(
          'tooFar',
          `${fact.name} is not within ${RANGE} Movement Points of a marker of ${player} that was there before.`,
        );
  },
  apply(run, frame, action) {
    const { player } = frame;
    if (action.type === 'placeMarker') {
      placeMarker(run, action.space, player, 'R 6.6.3.2');
      frame.left--;
      if (frame.left > 0 && !mayPlaceMarkers(run.state, player, frame.bases)) frame.left = 0;
    } else frame.left = 0;
  },
  advance: (run) => run.finish(),
};
