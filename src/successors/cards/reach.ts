/** R 4.1, 4.2, 6.4.2: where cards find their targets. */
import { landWay, landWays, type Geometry } from '../query/geometry.js';
import {
  armiesOf,
  commanderAt,
  forcesOf,
  hasEnemyUnits,
  hasGeneral,
  isBesieged,
  minorGeneralPosts,
  playersOf,
  unitsAt,
  type Force,
} from '../query/presence.js';
import type { Commander } from '../state.js';
import type { Situation } from '../table/situation.js';
import {
  CITY_CAPACITY,
  GENERALS,
  REGIONS,
  type PlayerId,
  type ProvinceId,
  type Region,
  type SpaceId,
} from '../vocabulary.js';

/** Where somebody's general stands, and who commands there. */
export interface Post {
  readonly commander: Commander;
  readonly space: SpaceId;
  readonly inside: boolean;
}

/** The places where a player has a general, each once. */
export function postsOf(situation: Situation, player: PlayerId): readonly Post[] {
  const posts: Post[] = [];
  const add = (space: SpaceId, inside: boolean) => {
    if (posts.some((post) => post.space === space && post.inside === inside)) return;
    const commander = commanderAt(situation, player, space, inside);
    if (commander !== undefined) posts.push({ commander, space, inside });
  };
  for (const id of GENERALS) {
    const general = situation.generals[id];
    if (general.owner === player && general.status === 'map' && general.space !== null)
      add(general.space, general.inside);
  }
  for (const { space, inside } of minorGeneralPosts(situation, player)) add(space, inside);
  return posts;
}

/** The same space, or one next to it (R 4.1). */
export const isNear = (situation: Situation, a: SpaceId, b: SpaceId): boolean =>
  a === b || landWay(situation, a, b) !== undefined;

/** What {@link withinPaths} has answered for a board, by number of paths and start. */
const known = new WeakMap<Geometry, Map<string, ReadonlySet<SpaceId>>>();

/** The spaces at most so many Land, Mountain or Strait paths away, the start included. It is a matter of the board alone, and kept with it. */
export function withinPaths(situation: Situation, start: SpaceId, paths: number): ReadonlySet<SpaceId> {
  const geometry = situation.geometry;
  let answers = known.get(geometry);
  if (answers === undefined) known.set(geometry, (answers = new Map()));
  const key = `${paths}:${start}`;
  let spaces = answers.get(key);
  if (spaces === undefined) answers.set(key, (spaces = spread(situation, start, paths)));
  return spaces;
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

/** The Armies of all other players (R 4.2) that meet a condition. */
export const enemyArmies = (
  situation: Situation,
  player: PlayerId,
  condition: (force: Force) => boolean,
): readonly Force[] =>
  playersOf(situation)
    .filter((other) => other !== player)
    .flatMap((other) => armiesOf(situation, other))
    .filter(condition);

/** The spaces in which a player has an Army, and those next to them. */
export function spacesNearArmies(situation: Situation, player: PlayerId): ReadonlySet<SpaceId> {
  const near = new Set<SpaceId>();
  for (const { space } of armiesOf(situation, player)) {
    near.add(space);
    for (const { to } of landWays(situation, space)) near.add(to);
  }
  return near;
}

/** Whether pieces of this zone are under siege (R 4.4). */
export const underSiege = (
  situation: Situation,
  { space, inside }: { readonly space: SpaceId; readonly inside: boolean },
): boolean => inside && isBesieged(situation, space);

/** Room for CUs of a player in a zone: a Major City holds two, and none come into one under siege (R 4.16, 6.4.3). */
export function roomAt(
  situation: Situation,
  player: PlayerId,
  { space, inside }: { readonly space: SpaceId; readonly inside: boolean },
): number {
  if (!inside) return Number.POSITIVE_INFINITY;
  return isBesieged(situation, space) ? 0 : CITY_CAPACITY - unitsAt(situation, player, space, true);
}

/** Whether CUs may be raised in a space: the player controls it, and no enemy CU or general stands there (R 6.4.2 a). */
export const mayRaiseAt = (situation: Situation, player: PlayerId, space: SpaceId): boolean =>
  situation.controller(space) === player &&
  !hasEnemyUnits(situation, player, space) &&
  !playersOf(situation).some((other) => other !== player && hasGeneral(situation, other, space));

/** Whether a player's reinforcements may be placed in a space: raised there, or brought to a general of his (R 6.4.2). */
export const mayDeployAt = (situation: Situation, player: PlayerId, space: SpaceId): boolean =>
  mayRaiseAt(situation, player, space) ||
  (hasGeneral(situation, player, space) && !hasEnemyUnits(situation, player, space));

const isRegion = (name: string): name is Region => (REGIONS as readonly string[]).includes(name);

/** The controllable spaces of provinces and regions, in the order of the board. */
export function spacesIn(situation: Situation, lands: readonly (ProvinceId | Region)[] | Region): readonly SpaceId[] {
  const { board, spacesOf } = situation.geometry;
  const named = typeof lands === 'string' ? [lands] : lands;
  const spaces: SpaceId[] = [];
  for (const { id, region } of board.provinces) {
    if (named.some((name) => name === id || (isRegion(name) && name === region)))
      spaces.push(...(spacesOf.get(id) ?? []));
  }
  return spaces;
}

/** Elephant CUs anywhere, the Dispersed Box included. */
export function elephantsInPlay(situation: Situation): number {
  let count = 0;
  for (const player of playersOf(situation)) {
    for (const { units } of forcesOf(situation, player)) count += units.elephant;
    count += situation.dispersed[player]?.elephant ?? 0;
  }
  return count;
}
