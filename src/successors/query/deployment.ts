/** Where reinforcements may be placed (R 6.4.2, 6.4.3). */
import type { DeployFrame } from '../frame/index.js';
import { seatOf } from '../table/codes.js';
import type { Place } from '../table/places.js';
import { countUnits } from '../units.js';
import type { Situation } from '../table/situation.js';
import { GENERALS, type PlayerId, type SpaceId } from '../vocabulary.js';
import { provinceController } from './control.js';
import { isMajorCity } from './geometry.js';
import { hasGeneral, hasMajorGeneral, minorGeneralsInSupply, minorGeneralPosts, unitsAt } from './presence.js';

/** What placing pieces depends on. */
export type Deployment = Omit<DeployFrame, 'kind' | 'stage'>;

/** A space, and how many CUs may still be placed in it. */
export interface Room {
  readonly space: SpaceId;
  readonly room: number;
}

/** Most CUs in a space, or in a foreign province, unless something lifts the limit (R 6.4.3). */
const LIMIT = 2;

/** Spaces with enemy CUs, Independent Armies, or enemy Major Generals (R 4.7, 6.4.2 a), by code. */
export function enemyHeld(situation: Situation, player: PlayerId): Held {
  const own = 1 << seatOf(player);
  const held: boolean[] = [];
  for (let code = 0; code < situation.spaces; code++) {
    const others = (situation.seatsOutside(code) | situation.seatsInside(code)) & ~own;
    held.push(others !== 0 || situation.independents(code) !== 0);
  }
  for (const id of GENERALS) {
    const { status, owner, space } = situation.generals[id];
    if (status === 'map' && owner !== player && space !== null) held[situation.spaceCode(space)] = true;
  }
  return held;
}

/** Whether something holds of a space, by its code. */
export type Held = readonly boolean[];

/** Where a player has generals now (R 6.4.2 b). */
export function basesOf(situation: Situation, player: PlayerId): readonly SpaceId[] {
  const spaces = new Set<SpaceId>(minorGeneralPosts(situation, player).map(({ space }) => space));
  for (const id of GENERALS) {
    const { status, owner, space } = situation.generals[id];
    if (status === 'map' && owner === player && space !== null) spaces.add(space);
  }
  return [...spaces];
}

/** Whether a player's city is shut in by enemies: generals arrive inside, CUs do not (R 6.4.3; ruling deploying-inside). */
export const isShutIn = (situation: Situation, player: PlayerId, space: SpaceId, enemies: Held): boolean =>
  enemies[situation.spaceCode(space)] === true &&
  situation.controller(space) === player &&
  isMajorCity(situation, space);

/** Whether a general deployed to a space arrives inside its city: only if it is shut in. */
export const arrivesInside = (situation: Situation, player: PlayerId, space: SpaceId): boolean =>
  isShutIn(situation, player, space, enemyHeld(situation, player));

/** Spaces of R 6.4.2: friendly ones without enemies, and those where a general stood at the start. In the order of the board. */
function eligible(situation: Situation, frame: Deployment, enemies: Held): readonly SpaceId[] {
  const { player, bases, spaces } = frame;
  const found: SpaceId[] = [];
  for (const { id } of situation.geometry.board.spaces) {
    if (spaces !== null && !spaces.includes(id)) continue;
    if (bases.includes(id) || (situation.controller(id) === player && !enemies[situation.spaceCode(id)] === true))
      found.push(id);
  }
  return found;
}

/** Where a Major General may be deployed. */
export const roomForGenerals = (situation: Situation, frame: Deployment): readonly SpaceId[] =>
  eligible(situation, frame, enemyHeld(situation, frame.player));

/** Where CUs may be deployed, and how many: all in a Major City or with a Major General, else two (R 6.4.3). */
export function roomForUnits(situation: Situation, frame: Deployment): readonly Room[] {
  const { player, placed, together } = frame;
  const enemies = enemyHeld(situation, player);
  const all = countUnits(frame.units);
  const begun = together && Object.keys(placed).length > 0;
  const rooms: Room[] = [];
  for (const space of eligible(situation, frame, enemies)) {
    if (isShutIn(situation, player, space, enemies) || (begun && placed[space] === undefined)) continue;
    const unlimited =
      together ||
      (situation.controller(space) === player && isMajorCity(situation, space)) ||
      hasMajorGeneral(situation, player, space);
    const room = unlimited ? all : Math.min(all, LIMIT - (placed[space] ?? 0));
    if (room > 0) rooms.push({ space, room });
  }
  return rooms;
}

/**
 * The last resort (R 6.4.3): uncontrolled and Independent spaces without enemies, in provinces of no other player, two CUs
 * to a province. CUs need a general with them; without one there a Minor General must be in the supply (ruling last-resort).
 */
export function lastResort(situation: Situation, frame: Deployment): readonly Room[] {
  if (frame.spaces !== null) return [];
  const { player } = frame;
  const enemies = enemyHeld(situation, player);
  const all = countUnits(frame.units);
  const minors = minorGeneralsInSupply(situation, player) > 0;
  const rooms: Room[] = [];
  for (const [province, spaces] of situation.geometry.spacesOf) {
    const holder = provinceController(situation, province);
    if (holder !== undefined && holder !== 'independent' && holder !== player) continue;
    const left = Math.min(all, LIMIT - (frame.resort[province] ?? 0));
    for (const space of spaces) {
      const marker = situation.controller(space);
      if ((marker !== undefined && marker !== 'independent') || enemies[situation.spaceCode(space)] === true) continue;
      rooms.push({ space, room: minors || hasGeneral(situation, player, space) ? left : 0 });
    }
  }
  return rooms;
}

/** Friendly spaces with CUs that no general leads: there a Minor General may be placed (R 6.4.3). */
export function roomForMinorGenerals(situation: Situation, player: PlayerId): readonly SpaceId[] {
  if (minorGeneralsInSupply(situation, player) < 1) return [];
  return situation.geometry.board.spaces
    .map(({ id }) => id)
    .filter((space) => situation.controller(space) === player && leaderless(situation, player, space) !== undefined);
}

/** The zone of a space in which a player's CUs have no general with them, before the city first. */
export function leaderless(situation: Situation, player: PlayerId, space: SpaceId): Place | undefined {
  for (const inside of [false, true]) {
    if (unitsAt(situation, player, space, inside) > 0 && !hasGeneral(situation, player, space, inside))
      return { space, inside };
  }
  return undefined;
}
