/** R 6.6.3.2: where control markers stand, and where new ones may be placed. */
import { Marks } from '../table/bits.js';
import { NONE, seatOf } from '../table/codes.js';
import type { Situation } from '../table/situation.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';
import type { Way } from './geometry.js';
import { isFreeOfEnemiesAt } from './movement.js';
import { hasEnemiesAnywhereAt } from './presence.js';

/** The distance from a friendly marker at which a new one may be placed, in Movement Points (R 6.6.3.2). @internal */
export const RANGE = 2;

/** Returns the spaces of a player's markers. */
export function markersOf(situation: Situation, player: PlayerId): readonly SpaceId[] {
  const seat = seatOf(player);
  const { names } = situation.geometry.byCode;
  const spaces: SpaceId[] = [];
  for (let space = situation.nextMarker(seat, 0); space !== NONE; space = situation.nextMarker(seat, space + 1))
    spaces.push(names[space] ?? '');
  return spaces;
}

/** Where the distance starts: by the codes of spaces, whether a marker of the player was there before and still is. */
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
 * Searches from a space along Land, Mountain, Strait and Sea paths, only through spaces without enemies (R 6.6.3.2),
 * and calls `found` with every space on the way. Returns `true` as soon as `found` does.
 */
function searchFrom(
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
    if (searchFrom(situation, bases, code, points - cost, found)) return true;
  }
  return false;
}

/** Searches from all bases, one after another. @internal */
export function spreadFrom(
  situation: Situation,
  player: PlayerId,
  names: readonly SpaceId[],
  found: (space: number) => boolean,
): boolean {
  const bases = basesAmong(situation, player, names);
  for (const base of bases.spaces) if (searchFrom(situation, bases, base, RANGE, found)) return true;
  return false;
}

/**
 * Returns whether a marker may be placed in a space: it is no Transit Point (R 4.27), is uncontrolled, and has no enemy
 * CUs.
 * @internal
 */
export const isFree = (situation: Situation, player: PlayerId, space: number): boolean =>
  situation.holder(space) === NONE &&
  situation.geometry.byCode.isTransit[space] !== true &&
  !hasEnemiesAnywhereAt(situation, seatOf(player), space);

/**
 * Returns the spaces in which a player may place a marker with Operation Points, by the distance from `bases`
 * (R 6.6.3.2; ruling bases-of-markers).
 */
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

/** Returns whether there is any such space. */
export const mayPlaceMarkers = (situation: Situation, player: PlayerId, bases: readonly SpaceId[]): boolean =>
  spreadFrom(situation, player, bases, (space) => isFree(situation, player, space));
