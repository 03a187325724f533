/** R 6.6.3.2: placing control markers with Operation Points. */
import { placeMarker } from '../deeds/markers.js';
import type { Way } from '../query/geometry.js';
import { isFreeOfEnemiesAt } from '../query/movement.js';
import { hasEnemiesAnywhereAt } from '../query/presence.js';
import { Marks } from '../table/bits.js';
import { NONE, seatOf } from '../table/codes.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';

/** How far from a friendly marker a new one may be placed, in Movement Points (R 6.6.3.2). */
const RANGE = 2;

/** Where a player's markers stand. */
export function markersOf(situation: Situation, player: PlayerId): readonly SpaceId[] {
  const seat = seatOf(player);
  const { names } = situation.geometry.byCode;
  const spaces: SpaceId[] = [];
  for (let space = situation.nextMarker(seat, 0); space !== NONE; space = situation.nextMarker(seat, space + 1))
    spaces.push(names[space] ?? '');
  return spaces;
}

/** What is counted from: by the codes of spaces, whether a marker of the player was there before, and still is. */
interface Bases {
  readonly seat: number;
  readonly spaces: readonly number[];
  readonly marks: Marks;
}

function basesAmong(situation: Situation, player: PlayerId, bases: readonly SpaceId[]): Bases {
  const seat = seatOf(player);
  const spaces: number[] = [];
  const marks = new Marks(situation.spaces + 1);
  for (const base of bases) {
    const space = situation.spaceCode(base);
    if (situation.holder(space) !== seat) continue;
    spaces.push(space);
    marks.add(space);
  }
  return { seat, spaces, marks };
}

/**
 * Counts from a space along Land, Mountain, Strait and Sea paths, through spaces free of enemies only (R 6.6.3.2), and tells
 * `found` of every space on the way; `true` when that has seen enough.
 */
function spread(
  situation: Situation,
  bases: Bases,
  from: number,
  points: number,
  found: (space: number) => boolean,
): boolean {
  const { landWays, seaWays } = situation.geometry.byCode;
  return (
    follow(situation, bases, landWays[from] ?? [], points, found) ||
    follow(situation, bases, seaWays[from] ?? [], points, found)
  );
}

function follow(
  situation: Situation,
  bases: Bases,
  ways: readonly Way[],
  points: number,
  found: (space: number) => boolean,
): boolean {
  for (const { code, kind, cost } of ways) {
    if (cost > points || bases.marks.has(code) || kind === 'transMediterranean') continue;
    if (found(code)) return true;
    if (cost === points || !isFreeOfEnemiesAt(situation, bases.seat, code)) continue;
    if (spread(situation, bases, code, points - cost, found)) return true;
  }
  return false;
}

/** The same from all bases, one after the other. */
function spreadFrom(
  situation: Situation,
  player: PlayerId,
  names: readonly SpaceId[],
  found: (space: number) => boolean,
): boolean {
  const bases = basesAmong(situation, player, names);
  for (const base of bases.spaces) if (spread(situation, bases, base, RANGE, found)) return true;
  return false;
}

/** Whether a marker may stand in a space: it is no Transit Point (R 4.27), is uncontrolled, and no enemy CUs are in it. */
const isFree = (situation: Situation, player: PlayerId, space: number): boolean =>
  situation.holder(space) === NONE &&
  situation.geometry.byCode.isTransit[space] !== true &&
  !hasEnemiesAnywhereAt(situation, seatOf(player), space);

/** The spaces in which a player may place a marker with Operation Points, counting from `bases` (R 6.6.3.2; ruling bases-of-markers). */
export function placeableSpaces(situation: Situation, player: PlayerId, bases: readonly SpaceId[]): readonly SpaceId[] {
  const { names, alphabetical } = situation.geometry.byCode;
  const near = new Marks(situation.spaces + 1);
  spreadFrom(situation, player, bases, (space) => {
    near.add(space);
    return false;
  });
  const spaces: SpaceId[] = [];
  for (const space of alphabetical)
    if (near.has(space) && isFree(situation, player, space)) spaces.push(names[space] ?? '');
  return spaces;
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
    const code = situation.spaceCode(space);
    if (!isFree(situation, player, code)) return no('enemyUnitsThere', `Enemy combat units stand in ${fact.name}.`);
    return spreadFrom(situation, player, bases, (near) => near === code)
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
