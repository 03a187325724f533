/** R 4.1, 4.2, 6.4.2: how cards find their targets. */
import { derived } from '../../core/board/index.js';
import { cityCapacity } from '../query/capitals.js';
import type { SpaceFact } from '../data/shape.js';
import { landWay, landWays, type Geometry } from '../query/geometry.js';
import {
  commanderAt,
  hasEnemiesAt,
  hasEnemyUnits,
  hasGeneral,
  isBesieged,
  isBesiegedAt,
  unitsAt,
  unitsAtSea,
} from '../query/presence.js';
import { INDEPENDENT, isInside, NONE, seatOf } from '../table/codes.js';
import type { Place, Post } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import {
  GENERALS,
  REGIONS,
  type Commander,
  type PlayerId,
  type ProvinceId,
  type Region,
  type SpaceId,
} from '../vocabulary.js';
import { haveEnemiesToStay, inBattle } from './matter.js';

/** A place with generals of a player, and their commander. */
export interface CommandPost {
  readonly commander: Commander;
  readonly space: SpaceId;
  readonly inside: boolean;
}

/** Returns the places where a player has a general, each once, those of Major Generals first. */
export function commandPosts(situation: Situation, player: PlayerId): readonly CommandPost[] {
  const posts: CommandPost[] = [];
  eachGeneralPost(situation, player, (post) => {
    const { space, inside } = situation.postNamed(post);
    const commander = commanderAt(situation, player, space, inside);
    if (commander !== undefined) posts.push({ commander, space, inside });
    return false;
  });
  return posts;
}

/** Returns whether any place with a general of the player meets a condition on its code. */
export const someCommandPost = (
  situation: Situation,
  player: PlayerId,
  condition: (post: number) => boolean,
): boolean => eachGeneralPost(situation, player, condition);

/**
 * Calls back with the code of each place where a player has a general, until the callback returns `true`. Returns
 * whether it did.
 */
function eachGeneralPost(situation: Situation, player: PlayerId, visit: (post: number) => boolean): boolean {
  const seat = seatOf(player);
  const first = situation.postIn(seat, 0);
  const next = situation.postIn(seat + 1, 0);
  for (const general of GENERALS.keys()) {
    const post = situation.postOfGeneral(general);
    if (post < first || post >= next || isNamedBefore(situation, general, post)) continue;
    if (visit(post)) return true;
  }
  for (let place = situation.nextMinors(seat, 0); place !== NONE; place = situation.nextMinors(seat, place + 1)) {
    if (situation.majorGeneralBits(first + place) === 0 && visit(first + place)) return true;
  }
  return false;
}

/** Returns whether a general with a lower code stands in the same place. */
function isNamedBefore(situation: Situation, general: number, post: number): boolean {
  for (let other = 0; other < general; other++) if (situation.postOfGeneral(other) === post) return true;
  return false;
}

/** Returns whether two spaces are the same or adjacent (R 4.1). Nothing is near a piece that stands in no space. */
export const isNear = (situation: Situation, a: SpaceId, b: SpaceId | null): boolean =>
  b !== null && (a === b || landWay(situation, a, b) !== undefined);

/** Cached results of {@link withinPaths} for a board, by number of paths and code of the start. */
const spreadsOn = derived((_: Geometry): ReadonlySet<SpaceId>[][] => []);

/**
 * Returns the spaces at most this number of Land, Mountain or Strait paths away, the start included. The result depends
 * on the board alone, and is cached for it.
 */
export function withinPaths(situation: Situation, start: SpaceId, paths: number): ReadonlySet<SpaceId> {
  const byStart = (spreadsOn(situation.geometry)[paths] ??= []);
  return (byStart[situation.spaceCode(start)] ??= spread(situation, start, paths));
}

function spread(situation: Situation, start: SpaceId, paths: number): ReadonlySet<SpaceId> {
  const found = new Set([start]);
  let edge = [start];
  for (let step = 0; step < paths; step++) {
    const next: SpaceId[] = [];
    for (const space of edge) {
      for (const { to } of landWays(situation, space)) {
        if (found.has(to)) continue;
        found.add(to);
        next.push(to);
      }
    }
    edge = next;
  }
  return found;
}

/** Returns whether any Army of another player (R 4.2) meets a condition on the code of its place. */
export function someEnemyArmy(situation: Situation, player: PlayerId, condition: (post: number) => boolean): boolean {
  const own = seatOf(player);
  for (let seat = 0; seat < situation.players.length; seat++) {
    if (seat === own) continue;
    for (let place = situation.nextArmy(seat, 0); place !== NONE; place = situation.nextArmy(seat, place + 1))
      if (condition(situation.postIn(seat, place))) return true;
  }
  return false;
}

/** Returns the Armies of other players that meet a condition, player by player. */
export function enemyArmies(
  situation: Situation,
  player: PlayerId,
  condition: (post: number) => boolean,
): readonly Post[] {
  const found: Post[] = [];
  someEnemyArmy(situation, player, (post) => {
    if (condition(post)) found.push(situation.postNamed(post));
    return false;
  });
  return found;
}

/** Returns whether a player has an Army in a space or next to it, given by code. */
export function isNearArmy(situation: Situation, player: PlayerId, space: number): boolean {
  const seat = seatOf(player);
  if (hasArmyIn(situation, seat, space)) return true;
  for (const { code } of situation.geometry.byCode.landWays[space] ?? [])
    if (hasArmyIn(situation, seat, code)) return true;
  return false;
}

function hasArmyIn(situation: Situation, seat: number, space: number): boolean {
  if (((situation.seatsOutside(space) | situation.seatsInside(space)) & (1 << seat)) === 0) return false;
  const outside = situation.postOf(seat, space, false);
  return isArmyPost(situation, outside) || isArmyPost(situation, outside + 1);
}

const isArmyPost = (situation: Situation, post: number): boolean =>
  situation.count(post) > 0 && (situation.minors(post) > 0 || situation.majorGeneralBits(post) !== 0);

/**
 * Returns whether a space counts as a Minor City: it is one, or a Stronghold that is not Independent (R 4.17, 4.28).
 */
export const isMinorCity = (situation: Situation, { id, kind }: SpaceFact): boolean =>
  kind === 'minorCity' || (kind === 'stronghold' && situation.holder(situation.spaceCode(id)) !== INDEPENDENT);

/** Returns whether a place, given by code, is inside a besieged city (R 4.4). */
export const isUnderSiege = (situation: Situation, post: number): boolean =>
  isInside(post) && isBesiegedAt(situation, situation.spaceOfPost(post));

/**
 * Returns the room for CUs of a player in a place. A Major City holds two, a capital one (R 19.8), and none may enter a
 * besieged one (R 4.16, 6.4.3). Outside there is none with enemy CUs that stay, unless a Land Battle is being fought
 * there (ruling apart-at-rest). `emptied`: the place whose CUs are all about to change sides.
 */
export function roomAt(situation: Situation, player: PlayerId, { space, inside }: Place, emptied?: Post): number {
  if (!inside) {
    const leaving = emptied?.space === space && !emptied.inside ? emptied.player : undefined;
    const isOpen = !haveEnemiesToStay(situation, player, space, leaving) || inBattle(situation, space);
    return isOpen ? Number.POSITIVE_INFINITY : 0;
  }
  return isBesieged(situation, space) ? 0 : cityCapacity(situation, space) - unitsAt(situation, player, space, true);
}

/**
 * Returns whether CUs may be raised in a space: the player controls it, and no enemy CU or general stands there
 * (R 6.4.2 a). Minor Generals always have CUs (R 3.1.2).
 */
export const mayRaiseAt = (situation: Situation, player: PlayerId, space: SpaceId): boolean =>
  mayRaiseBy(situation, seatOf(player), situation.spaceCode(space));

function mayRaiseBy(situation: Situation, own: number, space: number): boolean {
  if (situation.holder(space) !== own || hasEnemiesAt(situation, own, space)) return false;
  for (let seat = 0; seat < situation.players.length; seat++) {
    if (seat !== own && situation.majorGeneralBits(situation.postOf(seat, space, false)) !== 0) return false;
  }
  return true;
}

/**
 * Returns whether a player's reinforcements may be placed in a space: raised there, or brought to a general of the
 * player, outside or in the city (R 6.4.2).
 */
export const mayDeployAt = (situation: Situation, player: PlayerId, space: SpaceId): boolean =>
  mayRaiseAt(situation, player, space) ||
  (!hasEnemyUnits(situation, player, space) &&
    (hasGeneral(situation, player, space) || hasGeneral(situation, player, space, true)));

const isRegion = (name: string): name is Region => (REGIONS as readonly string[]).includes(name);

/** The provinces and regions that a card names. */
export type Lands = readonly (ProvinceId | Region)[] | ProvinceId | Region;

/** The spaces of some provinces that can be controlled, by name and by code. */
interface SpacesOfLands {
  readonly names: readonly SpaceId[];
  readonly codes: readonly number[];
}

/** Cached results of {@link landsOn} for a board. */
const spacesOfLands = derived((_: Geometry) => new Map<string, SpacesOfLands>());

/**
 * Returns the spaces of provinces and regions that can be controlled, in board order. They depend on the board alone,
 * and are cached for it.
 */
export const spacesIn = ({ geometry }: Situation, lands: Lands): readonly SpaceId[] => landsOn(geometry, lands).names;

function landsOn(geometry: Geometry, lands: Lands): SpacesOfLands {
  const answers = spacesOfLands(geometry);
  const key = typeof lands === 'string' ? lands : lands.join();
  let spaces = answers.get(key);
  if (spaces === undefined) {
    const names = spacesNamed(geometry, lands);
    answers.set(key, (spaces = { names, codes: names.map((name) => geometry.codes.get(name) ?? geometry.nowhere) }));
  }
  return spaces;
}

function spacesNamed({ board, spacesOf }: Geometry, lands: Lands): SpaceId[] {
  const named = typeof lands === 'string' ? [lands] : lands;
  const spaces: SpaceId[] = [];
  for (const { id, region } of board.provinces) {
    if (named.some((name) => name === id || (isRegion(name) && name === region)))
      spaces.push(...(spacesOf.get(id) ?? []));
  }
  return spaces;
}

/** Returns whether CUs may be raised in any of these provinces or regions. */
export function mayRaiseIn(situation: Situation, player: PlayerId, lands: Lands): boolean {
  const seat = seatOf(player);
  for (const space of landsOn(situation.geometry, lands).codes) if (mayRaiseBy(situation, seat, space)) return true;
  return false;
}

/** Returns the number of Elephant CUs anywhere, those at sea and in the Dispersed Box included. */
export function elephantsInPlay(situation: Situation): number {
  let count = 0;
  for (const [seat, player] of situation.players.entries()) {
    for (let place = situation.nextForce(seat, 0); place !== NONE; place = situation.nextForce(seat, place + 1))
      count += situation.countOf(situation.postIn(seat, place), 'elephant');
    count += unitsAtSea(situation, player).elephant + (situation.dispersed[player]?.elephant ?? 0);
  }
  return count;
}
