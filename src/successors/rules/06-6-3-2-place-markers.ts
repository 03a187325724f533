/** R 6.6.3.2: placing control markers with Operation Points. */
import type { FrameRules } from '../../core/index.js';
import type { SpaceFact } from '../data/shape.js';
import type { PlaceMarkersFrame } from '../frame/index.js';
import { placeMarker, type Turn } from '../pieces.js';
import { geometryOf, landWays, seaWays, type Way } from '../query/geometry.js';
import { isFreeOfEnemies } from '../query/movement.js';
import { hasEnemyUnitsAnywhere } from '../query/presence.js';
import type { Situation } from '../state.js';
import type { SuccessorsTypes } from '../types.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';

/** How far from a friendly marker a new one may be placed, in Movement Points (R 6.6.3.2). */
const RANGE = 2;

/** Where a player's markers stand. */
export function markersOf(situation: Situation, player: PlayerId): readonly SpaceId[] {
  const spaces: SpaceId[] = [];
  for (const space in situation.control) if (situation.control[space] === player) spaces.push(space);
  return spaces;
}

/** The paths that count: all but Trans-Mediterranean ones (R 6.6.3.2). */
const pathsFrom = (situation: Situation, space: SpaceId): readonly Way[] => {
  const sea = seaWays(situation, space);
  const land = landWays(situation, space);
  return sea.length === 0 ? land : [...land, ...sea.filter(({ kind }) => kind !== 'transMediterranean')];
};

/** Whether one of the bases, with its marker still there, lies within so many Movement Points of a space, however it is reached. */
function isNear(situation: Situation, player: PlayerId, space: SpaceId, bases: readonly SpaceId[], points: number): boolean {
  for (const { to, cost } of pathsFrom(situation, space)) {
    if (cost > points) continue;
    if (situation.control[to] === player && bases.includes(to)) return true;
    if (cost < points && isFreeOfEnemies(situation, player, to) && isNear(situation, player, to, bases, points - cost)) return true;
  }
  return false;
}

/** Whether nothing in a space keeps a marker out: it is uncontrolled, and no enemy CUs are in it. */
const isFree = (situation: Situation, player: PlayerId, space: SpaceId): boolean =>
  situation.control[space] === undefined && !hasEnemyUnitsAnywhere(situation, player, space);

const isPlaceable = (situation: Situation, player: PlayerId, bases: readonly SpaceId[], { id, kind }: SpaceFact): boolean =>
  kind !== 'transit' && isFree(situation, player, id) && isNear(situation, player, id, bases, RANGE);

/** The spaces in which a player may place a marker with Operation Points, counting from `bases` (R 6.6.3.2; ruling bases-of-markers). */
export const placeableSpaces = (situation: Situation, player: PlayerId, bases: readonly SpaceId[]): readonly SpaceId[] =>
  geometryOf(situation).board.spaces.filter((space) => isPlaceable(situation, player, bases, space)).map(({ id }) => id);

/** Whether there is any such space. */
export const mayPlaceMarkers = (situation: Situation, player: PlayerId, bases: readonly SpaceId[]): boolean =>
  geometryOf(situation).board.spaces.some((space) => isPlaceable(situation, player, bases, space));

/** A player may place so many markers; nothing happens where there is no room for one. */
export function pushPlaceMarkers(run: Turn, player: PlayerId, count: number, bases: readonly SpaceId[] = markersOf(run.state, player)): void {
  if (count > 0 && mayPlaceMarkers(run.state, player, bases)) {
    run.push({ kind: 'placeMarkers', player, left: count, bases: [...bases] });
  }
}

export const placeMarkers: FrameRules<SuccessorsTypes, PlaceMarkersFrame> = {
  rule: 'R 6.6.3.2',
  actor: (_, frame) => (frame.left > 0 ? frame.player : undefined),
  actions: (situation, { player, bases }) => [
    ...placeableSpaces(situation, player, bases).map((space) => ({ type: 'placeMarker', player, space }) as const),
    { type: 'pass', player },
  ],
  refuse(situation, { player, bases }, action) {
    if (action.type !== 'placeMarker') return undefined;
    const { space } = action;
    const fact = geometryOf(situation).spaces.get(space);
    if (fact === undefined) return undefined;
    const no = (code: 'noMarkersHere' | 'notUncontrolled' | 'enemyUnitsThere' | 'tooFar', message: string) =>
      ({ code, rule: 'R 6.6.3.2', params: { space }, message }) as const;
    if (fact.kind === 'transit') return { ...no('noMarkersHere', `${fact.name} is a Transit Point, which nobody controls.`), rule: 'R 4.27' };
    if (situation.control[space] !== undefined) return no('notUncontrolled', `${fact.name} already has a control marker.`);
    if (!isFree(situation, player, space)) return no('enemyUnitsThere', `Enemy combat units stand in ${fact.name}.`);
    return isNear(situation, player, space, bases, RANGE)
      ? undefined
      : no('tooFar', `${fact.name} is not within ${RANGE} Movement Points of a marker of ${player} that was there before.`);
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
