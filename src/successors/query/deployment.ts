/** Where reinforcements may be placed (R 6.4.2, 6.4.3). */
import type { DeployFrame } from '../frame/index.js';
import { NONE, seatOf } from '../table/codes.js';
import type { Place } from '../table/places.js';
import { countUnits } from '../units.js';
import type { Situation } from '../table/situation.js';
import { GENERALS, type PlayerId, type SpaceId } from '../vocabulary.js';
import { provinceController } from './control.js';
import { hasEnemiesAt, hasGeneral, isBesiegedAt, minorGeneralsInSupply } from './presence.js';

/** What the placement of pieces depends on. */
export type Deployment = Omit<DeployFrame, 'kind' | 'stage'>;

/** A space and the number of CUs that may still be placed there. */
export interface Room {
  readonly space: SpaceId;
  readonly room: number;
}

/** The most CUs in a space, or in a foreign province, unless something lifts the limit (R 6.4.3). */
const LIMIT = 2;

/**
 * Returns whether enemy CUs, Independent Armies, or enemy Major Generals are in a space, given by code (R 4.7, 6.4.2
 * a). @internal
 */
export function isEnemyHeld(situation: Situation, player: PlayerId, space: number): boolean {
  const own = seatOf(player);
  const others = (situation.seatsOutside(space) | situation.seatsInside(space)) & ~(1 << own);
  if (others !== 0 || situation.independents(space) !== 0) return true;
  for (let seat = 0; seat < situation.players.length; seat++) {
    const outside = situation.postOf(seat, space, false);
    if (seat !== own && (situation.majorGeneralBits(outside) | situation.majorGeneralBits(outside + 1)) !== 0)
      return true;
  }
  return false;
}

/** Returns the spaces with enemies of a player, in board order. */
export const enemyHeld = (situation: Situation, player: PlayerId): readonly SpaceId[] =>
  situation.geometry.byCode.names.filter((_, code) => isEnemyHeld(situation, player, code));

/** Returns the spaces where a player has generals now (R 6.4.2 b). */
export function basesOf(situation: Situation, player: PlayerId): readonly SpaceId[] {
  const seat = seatOf(player);
  const spaces: SpaceId[] = [];
  const add = (post: number): void => {
    const named = situation.postNamed(post);
    if (named.player === player && !spaces.includes(named.space)) spaces.push(named.space);
  };
  for (let place = situation.nextMinors(seat, 0); place !== NONE; place = situation.nextMinors(seat, place + 1))
    add(situation.postIn(seat, place));
  for (let general = 0; general < GENERALS.length; general++) {
    const post = situation.postOfGeneral(general);
    if (post !== NONE) add(post);
  }
  return spaces;
}

/**
 * Returns whether a player's city is besieged. A lone general besieges nothing. Generals arrive inside such a city, CUs
 * do not (R 4.4, 6.4.3; ruling deploying-inside).
 */
export const isShutIn = (situation: Situation, player: PlayerId, space: SpaceId): boolean =>
  isShutInAt(situation, seatOf(player), situation.spaceCode(space));

const isShutInAt = (situation: Situation, seat: number, space: number): boolean =>
  situation.holder(space) === seat && isBesiegedAt(situation, space);

const isCityOf = (situation: Situation, player: PlayerId, code: number): boolean =>
  situation.geometry.byCode.isCity[code] === true && situation.holder(code) === seatOf(player);

/**
 * Calls back with the code of each space of R 6.4.2, until the callback returns `true`. Returns whether it did. The
 * spaces are friendly ones without enemies, and those where a general stood at the start, unless enemy CUs are there
 * too (ruling apart-at-rest). A space can occur twice.
 */
function eachEligible(
  situation: Situation,
  { player, bases, spaces }: Deployment,
  visit: (space: number) => boolean,
): boolean {
  const seat = seatOf(player);
  const { names } = situation.geometry.byCode;
  const isOpen = (code: number): boolean => spaces === null || spaces.includes(names[code] ?? '');
  for (let code = situation.nextMarker(seat, 0); code !== NONE; code = situation.nextMarker(seat, code + 1)) {
    if (!isEnemyHeld(situation, player, code) && isOpen(code) && visit(code)) return true;
  }
  for (const base of bases) {
    const code = situation.spaceCode(base);
    if (isOpenToBase(situation, seat, code) && isOpen(code) && visit(code)) return true;
  }
  return false;
}

/**
 * Returns whether pieces can join others of their player in a space: not among enemy CUs, except inside their own
 * besieged city (R 6.4.2 b; ruling apart-at-rest).
 */
const isOpenToBase = (situation: Situation, seat: number, space: number): boolean =>
  !hasEnemiesAt(situation, seat, space) || isShutInAt(situation, seat, space);

/** Returns these spaces in board order. */
function eligible(situation: Situation, frame: Deployment): readonly number[] {
  const found: number[] = [];
  eachEligible(situation, frame, (space) => {
    if (!found.includes(space)) found.push(space);
    return false;
  });
  return found.sort((a, b) => a - b);
}

/** Returns the spaces where a Major General may be deployed. */
export function roomForGenerals(situation: Situation, frame: Deployment): readonly SpaceId[] {
  const { names } = situation.geometry.byCode;
  return eligible(situation, frame).map((code) => names[code] ?? '');
}

/**
 * Returns the spaces where CUs may be deployed, and how many: all in a Major City or with a Major General, otherwise
 * two (R 6.4.3).
 */
export function roomForUnits(situation: Situation, frame: Deployment): readonly Room[] {
  const { names } = situation.geometry.byCode;
  const terms = termsOf(frame);
  const rooms: Room[] = [];
  for (const code of eligible(situation, frame)) {
    const room = roomAt(situation, frame, terms, code);
    if (room > 0) rooms.push({ space: names[code] ?? '', room });
  }
  return rooms;
}

/** Returns whether this number of CUs may be deployed anywhere. */
export function isRoomForUnits(situation: Situation, frame: Deployment, count: number): boolean {
  const terms = termsOf(frame);
  return eachEligible(situation, frame, (code) => roomAt(situation, frame, terms, code) >= count);
}

/**
 * Returns what is the same for all spaces: the number of CUs to deploy, and the spaces where some have been placed.
 * There are few, so searching rows is faster than keys of a growing record.
 */
const termsOf = ({ units, placed }: Deployment) => ({ all: countUnits(units), rows: Object.entries(placed) });

function placedIn(rows: readonly (readonly [SpaceId, number])[], space: SpaceId): number {
  for (const [where, count] of rows) if (where === space) return count;
  return 0;
}

function roomAt(
  situation: Situation,
  { player, together }: Deployment,
  { all, rows }: ReturnType<typeof termsOf>,
  code: number,
): number {
  const space = situation.geometry.byCode.names[code] ?? '';
  const seat = seatOf(player);
  if (isShutInAt(situation, seat, code)) return 0;
  // CUs that must stay together have been placed elsewhere.
  if (together && rows.length > 0 && placedIn(rows, space) === 0) return 0;
  const isCity = isCityOf(situation, player, code);
  if (together || isCity || situation.majorGeneralBits(situation.postOf(seat, code, false)) !== 0) return all;
  return Math.min(all, LIMIT - placedIn(rows, space));
}

/**
 * Returns the spaces of last resort (R 6.4.3): uncontrolled and Independent spaces without enemies, in provinces of no
 * other player, two CUs to a province. CUs need a general; without one there, a Minor General must be in the supply
 * (ruling last-resort).
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

/**
 * Returns the places where a Minor General may be deployed: in friendly spaces, each zone with CUs and without a Minor
 * General, whoever else leads there (R 6.4.3; ruling deploying-minor-generals).
 */
export function roomForMinorGenerals(situation: Situation, player: PlayerId): readonly Place[] {
  if (minorGeneralsInSupply(situation, player) < 1) return [];
  const seat = seatOf(player);
  const places: Place[] = [];
  for (let place = situation.nextForce(seat, 0); place !== NONE; place = situation.nextForce(seat, place + 1)) {
    const post = situation.postIn(seat, place);
    if (situation.holder(situation.spaceOfPost(post)) !== seat || situation.minors(post) > 0) continue;
    const { space, inside } = situation.postNamed(post);
    places.push({ space, inside });
  }
  return places;
}
