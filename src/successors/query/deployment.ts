/** Where reinforcements may be placed (R 6.4.2, 6.4.3). */
import type { DeployFrame } from '../frame/index.js';
import { NONE, seatOf } from '../table/codes.js';
import type { Place } from '../table/places.js';
import { countUnits } from '../units.js';
import type { Situation } from '../table/situation.js';
import { GENERALS, type PlayerId, type SpaceId } from '../vocabulary.js';
import { provinceController } from './control.js';
import { hasGeneral, minorGeneralsInSupply, minorGeneralPosts, unitsAt } from './presence.js';

/** What placing pieces depends on. */
export type Deployment = Omit<DeployFrame, 'kind' | 'stage'>;

/** A space, and how many CUs may still be placed in it. */
export interface Room {
  readonly space: SpaceId;
  readonly room: number;
}

/** Most CUs in a space, or in a foreign province, unless something lifts the limit (R 6.4.3). */
const LIMIT = 2;

/** Whether enemy CUs, Independent Armies, or enemy Major Generals are in a space, given by code (R 4.7, 6.4.2 a). */
export function isEnemyHeld(situation: Situation, player: PlayerId, space: number): boolean {
  const own = seatOf(player);
  const others = (situation.seatsOutside(space) | situation.seatsInside(space)) & ~(1 << own);
  if (others !== 0 || situation.independents(space) !== 0) return true;
  for (let seat = 0; seat < situation.players.length; seat++) {
    const outside = situation.postOf(seat, space, false);
    if (seat !== own && (situation.officers(outside) | situation.officers(outside + 1)) !== 0) return true;
  }
  return false;
}

/** The spaces with enemies of a player, in the order of the board. */
export const enemyHeld = (situation: Situation, player: PlayerId): readonly SpaceId[] =>
  situation.geometry.byCode.names.filter((_, code) => isEnemyHeld(situation, player, code));

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
export const isShutIn = (situation: Situation, player: PlayerId, space: SpaceId): boolean =>
  isShutInAt(situation, player, situation.spaceCode(space));

const isShutInAt = (situation: Situation, player: PlayerId, code: number): boolean =>
  isCityOf(situation, player, code) && isEnemyHeld(situation, player, code);

const isCityOf = (situation: Situation, player: PlayerId, code: number): boolean =>
  situation.geometry.byCode.isCity[code] === true && situation.holder(code) === seatOf(player);

/** Spaces of R 6.4.2, by code: friendly ones without enemies, and those where a general stood at the start. In the order of the board. */
function eligible(situation: Situation, { player, bases, spaces }: Deployment): readonly number[] {
  const seat = seatOf(player);
  const { names } = situation.geometry.byCode;
  const found: number[] = [];
  for (let code = situation.nextMarker(seat, 0); code !== NONE; code = situation.nextMarker(seat, code + 1)) {
    if (!isEnemyHeld(situation, player, code) || bases.includes(names[code] ?? '')) found.push(code);
  }
  const friendly = found.length;
  for (const base of bases) {
    const code = situation.spaceCode(base);
    if (code !== situation.spaces && situation.holder(code) !== seat && !found.includes(code)) found.push(code);
  }
  if (found.length > friendly) found.sort((a, b) => a - b);
  return spaces === null ? found : found.filter((code) => spaces.includes(names[code] ?? ''));
}

/** Where a Major General may be deployed. */
export function roomForGenerals(situation: Situation, frame: Deployment): readonly SpaceId[] {
  const { names } = situation.geometry.byCode;
  return eligible(situation, frame).map((code) => names[code] ?? '');
}

/** Where CUs may be deployed, and how many: all in a Major City or with a Major General, else two (R 6.4.3). */
export function roomForUnits(situation: Situation, frame: Deployment): readonly Room[] {
  const { player, placed, together } = frame;
  const seat = seatOf(player);
  const { names } = situation.geometry.byCode;
  const all = countUnits(frame.units);
  const begun = together && Object.keys(placed).length > 0;
  const rooms: Room[] = [];
  for (const code of eligible(situation, frame)) {
    const space = names[code] ?? '';
    if (isShutInAt(situation, player, code) || (begun && placed[space] === undefined)) continue;
    const unlimited =
      together || isCityOf(situation, player, code) || situation.officers(situation.postOf(seat, code, false)) !== 0;
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
  const all = countUnits(frame.units);
  const minors = minorGeneralsInSupply(situation, player) > 0;
  const rooms: Room[] = [];
  for (const [province, spaces] of situation.geometry.spacesOf) {
    const holder = provinceController(situation, province);
    if (holder !== undefined && holder !== 'independent' && holder !== player) continue;
    const left = Math.min(all, LIMIT - (frame.resort[province] ?? 0));
    for (const space of spaces) {
      const marker = situation.controller(space);
      if (
        (marker !== undefined && marker !== 'independent') ||
        isEnemyHeld(situation, player, situation.spaceCode(space))
      )
        continue;
      rooms.push({ space, room: minors || hasGeneral(situation, player, space) ? left : 0 });
    }
  }
  return rooms;
}

/** Friendly spaces with CUs that no general leads: there a Minor General may be placed (R 6.4.3). */
export function roomForMinorGenerals(situation: Situation, player: PlayerId): readonly SpaceId[] {
  if (minorGeneralsInSupply(situation, player) < 1) return [];
  const seat = seatOf(player);
  const spaces: SpaceId[] = [];
  for (let place = situation.nextForce(seat, 0); place !== NONE; place = situation.nextForce(seat, place + 1)) {
    const post = situation.postIn(seat, place);
    if (situation.holder(place >> 1) !== seat || situation.minors(post) > 0 || situation.officers(post) !== 0) continue;
    const { space } = situation.postNamed(post);
    if (spaces[spaces.length - 1] !== space) spaces.push(space);
  }
  return spaces;
}

/** The zone of a space in which a player's CUs have no general with them, before the city first. */
export function leaderless(situation: Situation, player: PlayerId, space: SpaceId): Place | undefined {
  for (const inside of [false, true]) {
    if (unitsAt(situation, player, space, inside) > 0 && !hasGeneral(situation, player, space, inside))
      return { space, inside };
  }
  return undefined;
}
