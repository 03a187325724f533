/** Who stands where: CUs, generals, Armies, enemies. */
import { frameOf } from '../../core/index.js';
import { INDEPENDENT, lowestBit, NONE, seatOf } from '../table/codes.js';
import type { Place, Post } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import { NO_UNITS, subtractedUnits, type Units } from '../units.js';
import {
  GENERALS,
  INDEPENDENT_ARMIES,
  MINOR_GENERALS,
  PLAYERS,
  type Commander,
  type GeneralId,
  type IndependentArmyId,
  type PlayerId,
  type SpaceId,
} from '../vocabulary.js';
import { seniorityOf } from './seniority.js';

/** The CUs of one player in one place (R 4.16). */
export interface Force extends Post {
  readonly units: Units;
}

/**
 * Returns the number of CUs of a player in a space, outside or inside its city.
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   generals: { antigonos: 'red:kelainai' }, forces: { 'red:kelainai': { loyal: 2, mercenary: 1 } }, toMove: 'red',
 * }));
 * query.unitsAt(state, 'red', 'kelainai'); // 3
 */
export const unitsAt = (situation: Situation, player: PlayerId, space: SpaceId, inside = false): number =>
  situation.count(situation.post(player, space, inside));

/**
 * Returns the CUs of a player in a space, outside or inside its city, kind by kind.
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   generals: { antigonos: 'red:kelainai' }, forces: { 'red:kelainai': { loyal: 2, mercenary: 1 } }, toMove: 'red',
 * }));
 * query.forceAt(state, 'red', 'kelainai').loyal; // 2
 */
export function forceAt(situation: Situation, player: PlayerId, space: SpaceId, inside = false): Units {
  const post = situation.post(player, space, inside);
  return situation.count(post) === 0 ? NO_UNITS : situation.units(post);
}

/** Returns the CUs of a player in a place that have not been moved in this Segment, kind by kind. */
export function unmovedAt(situation: Situation, player: PlayerId, { space, inside }: Place): Units {
  const post = situation.post(player, space, inside);
  const units = situation.standing(post);
  return situation.movedCount(post) === 0 ? units : subtractedUnits(units, situation.movedUnits(post));
}

/** Returns whether a player has CUs in a place that have not been moved in this Segment. */
export function hasUnmovedUnits(situation: Situation, player: PlayerId, space: SpaceId, inside: boolean): boolean {
  const post = situation.post(player, space, inside);
  return situation.count(post) > situation.movedCount(post);
}

/** Returns the places in which a player has CUs, in board order, outside before inside. */
export function postsWithUnits(situation: Situation, player: PlayerId): readonly Post[] {
  const posts: Post[] = [];
  const seat = seatOf(player);
  for (let place = situation.nextForce(seat, 0); place !== NONE; place = situation.nextForce(seat, place + 1))
    posts.push(situation.postNamed(situation.postIn(seat, place)));
  return posts;
}

/**
 * Returns the number of a player's CUs on the map, outside and inside cities. Those at sea are in no space (R 8.4.5).
 */
export function unitsOnMap(situation: Situation, player: PlayerId): number {
  const seat = seatOf(player);
  let units = 0;
  for (let place = situation.nextForce(seat, 0); place !== NONE; place = situation.nextForce(seat, place + 1))
    units += situation.count(situation.postIn(seat, place));
  return units;
}

/** Returns the forces of a player with the number of CUs of each kind. */
export const forcesOf = (situation: Situation, player: PlayerId): readonly Force[] =>
  postsWithUnits(situation, player).map((post) => withUnits(situation, post));

const withUnits = (situation: Situation, { player, space, inside }: Post): Force => ({
  player,
  space,
  inside,
  units: forceAt(situation, player, space, inside),
});

/** Returns the CUs of a player's Army at sea. They stand in no space (R 8.4.5, 8.5.1), but are still in play. */
export function unitsAtSea(situation: Situation, player: PlayerId): Units {
  const march = frameOf(situation, 'march');
  return march?.afloat === true && march.player === player ? march.group.units : NO_UNITS;
}

/** Returns the players in seat order. */
export const playersOf = ({ players }: Situation): readonly PlayerId[] => players;

/** Returns the number of bits that are set. */
function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count++;
  return count;
}

/** Returns the Major Generals of a player in a zone of a space, most senior first. */
export function majorGeneralsAt(
  situation: Situation,
  player: PlayerId,
  space: SpaceId,
  inside = false,
): readonly GeneralId[] {
  const officers = situation.majorGeneralBits(situation.post(player, space, inside));
  return officers === 0 ? NOBODY : officersNamed(situation, officers);
}
const NOBODY: readonly GeneralId[] = [];

function officersNamed(situation: Situation, officers: number): readonly GeneralId[] {
  const order = seniorityOf(situation);
  const found: GeneralId[] = [];
  for (let left = officers; left !== 0; left &= left - 1) {
    const general = order[lowestBit(left)];
    if (general !== undefined) found.push(general);
  }
  return found;
}

/** Returns whether a player has a Major General in a zone of a space. */
export const hasMajorGeneral = (situation: Situation, player: PlayerId, space: SpaceId, inside = false): boolean =>
  situation.majorGeneralBits(situation.post(player, space, inside)) !== 0;

/** Returns the number of Major Generals of a player in a zone of a space. */
export const countMajorGenerals = (situation: Situation, player: PlayerId, space: SpaceId, inside = false): number =>
  countBits(situation.majorGeneralBits(situation.post(player, space, inside)));

/** Returns the number of Minor Generals of a player in a zone of a space. */
export const minorGeneralsAt = (situation: Situation, player: PlayerId, space: SpaceId, inside = false): number =>
  situation.minors(situation.post(player, space, inside));

/** Returns the number of Minor Generals in a player's supply (R 3.1.2). */
export const minorGeneralsInSupply = (situation: Situation, player: PlayerId): number =>
  MINOR_GENERALS - situation.minorsInPlay(seatOf(player));

/** Returns the places in which a player has Minor Generals, in board order, outside before inside. */
export function minorGeneralPosts(situation: Situation, player: PlayerId): readonly Post[] {
  const seat = seatOf(player);
  if (situation.minorsInPlay(seat) === 0) return NO_POSTS;
  const posts: Post[] = [];
  for (let place = situation.nextMinors(seat, 0); place !== NONE; place = situation.nextMinors(seat, place + 1))
    posts.push(situation.postNamed(situation.postIn(seat, place)));
  return posts;
}
const NO_POSTS: readonly Post[] = [];

/** Returns whether a player has a general, Major or Minor, in a zone of a space. */
export const hasGeneral = (situation: Situation, player: PlayerId, space: SpaceId, inside = false): boolean =>
  hasGeneralAt(situation, situation.post(player, space, inside));

/** Returns whether a place, given by code, has a general. @internal */
export const hasGeneralAt = (situation: Situation, post: number): boolean =>
  situation.minors(post) > 0 || situation.majorGeneralBits(post) !== 0;

/** Returns the seats that have a CU or a general in either zone of a space, given by code, as bits. @internal */
export function seatsIn(situation: Situation, code: number): number {
  let seats = situation.seatsOutside(code) | situation.seatsInside(code);
  for (let seat = 0; seat < situation.players.length; seat++) {
    if (
      hasGeneralAt(situation, situation.postOf(seat, code, false)) ||
      hasGeneralAt(situation, situation.postOf(seat, code, true))
    )
      seats |= 1 << seat;
  }
  return seats;
}

/**
 * Returns the Commanding General of a player in a zone of a space (R 4.29); `undefined` if there is no general.
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   generals: { antigonos: 'red:kelainai' }, forces: { 'red:kelainai': { loyal: 2, mercenary: 1 } }, toMove: 'red',
 * }));
 * query.commanderAt(state, 'red', 'kelainai'); // 'antigonos'
 */
export function commanderAt(
  situation: Situation,
  player: PlayerId,
  space: SpaceId,
  inside = false,
): Commander | undefined {
  const post = situation.post(player, space, inside);
  const officers = situation.majorGeneralBits(post);
  if (officers !== 0) return seniorityOf(situation)[lowestBit(officers)];
  return situation.minors(post) > 0 ? 'minor' : undefined;
}

/** Returns whether a player has an Army in a zone of a space: at least one CU and a general (R 4.2). */
export function isArmy(situation: Situation, player: PlayerId, space: SpaceId, inside = false): boolean {
  const post = situation.post(player, space, inside);
  return situation.count(post) > 0 && (situation.minors(post) > 0 || situation.majorGeneralBits(post) !== 0);
}

/**
 * Returns the Armies of a player, with their places and CUs.
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   generals: { antigonos: 'red:kelainai' }, forces: { 'red:kelainai': { loyal: 2, mercenary: 1 } }, toMove: 'red',
 * }));
 * query.armiesOf(state, 'red').map(({ space }) => space); // ['kelainai']
 */
export const armiesOf = (situation: Situation, player: PlayerId): readonly Force[] =>
  armyPosts(situation, player).map((post) => withUnits(situation, post));

/** Returns the places in which a player has an Army, in board order, outside before inside. */
export function armyPosts(situation: Situation, player: PlayerId): readonly Post[] {
  const posts: Post[] = [];
  const seat = seatOf(player);
  for (let place = situation.nextArmy(seat, 0); place !== NONE; place = situation.nextArmy(seat, place + 1))
    posts.push(situation.postNamed(situation.postIn(seat, place)));
  return posts;
}

/** Returns the Independent Armies in a space. */
export function independentArmiesAt(situation: Situation, space: SpaceId): readonly IndependentArmyId[] {
  const armies = situation.independents(situation.spaceCode(space));
  return armies === 0 ? NO_ARMIES : INDEPENDENT_ARMIES.filter((_, code) => (armies & (1 << code)) !== 0);
}
const NO_ARMIES: readonly IndependentArmyId[] = [];

/** Returns whether an Independent Army stands in a space. */
export const hasIndependentArmy = (situation: Situation, space: SpaceId): boolean =>
  situation.independents(situation.spaceCode(space)) !== 0;

/** Returns the other players with CUs outside the city of a space. */
export function enemiesOutside(
  situation: Situation,
  player: PlayerId | 'independent',
  space: SpaceId,
): readonly PlayerId[] {
  const seats = situation.seatsOutside(situation.spaceCode(space));
  return AT_SEATS[player === 'independent' ? seats : seats & ~(1 << seatOf(player))] ?? [];
}

/** The players of each set of seats, indexed by its bits. */
const AT_SEATS: readonly (readonly PlayerId[])[] = Array.from({ length: 1 << PLAYERS.length }, (_, seats) =>
  Object.freeze(PLAYERS.filter((_, seat) => (seats & (1 << seat)) !== 0)),
);

/**
 * Returns whether enemy CUs stand outside in a space, given by code: another player's, or an Independent Army (R 4.7).
 */
export const hasEnemiesAt = (situation: Situation, seat: number, code: number): boolean =>
  (situation.seatsOutside(code) & ~(1 << seat)) !== 0 || situation.independents(code) !== 0;

/** Returns whether enemy CUs stand in a space outside its city: another player's, or an Independent Army (R 4.7). */
export const hasEnemyUnits = (situation: Situation, player: PlayerId, space: SpaceId): boolean =>
  hasEnemiesAt(situation, seatOf(player), situation.spaceCode(space));

/** Returns whether enemy CUs stand in a space, those inside its city included. */
export const hasEnemyUnitsAnywhere = (situation: Situation, player: PlayerId, space: SpaceId): boolean =>
  hasEnemiesAnywhereAt(situation, seatOf(player), situation.spaceCode(space));

/** Returns whether enemy CUs stand in a space, given by code, those inside its city included. @internal */
export const hasEnemiesAnywhereAt = (situation: Situation, seat: number, code: number): boolean =>
  hasEnemiesAt(situation, seat, code) || (situation.seatsInside(code) & ~(1 << seat)) !== 0;

/** Returns whether any CU stands in a space, in either zone. */
export const hasAnyUnits = (situation: Situation, space: SpaceId): boolean =>
  hasAnyUnitsAt(situation, situation.spaceCode(space));

/** Returns whether any CU stands in a space, given by code, in either zone. @internal */
export const hasAnyUnitsAt = (situation: Situation, code: number): boolean =>
  (situation.seatsOutside(code) | situation.seatsInside(code) | situation.independents(code)) !== 0;

/** Returns whether a player's Major City is Besieged: an enemy army stands outside it (R 4.4). */
export const isBesieged = (situation: Situation, space: SpaceId): boolean =>
  isBesiegedAt(situation, situation.spaceCode(space));

/** Returns whether a player's Major City, given by code, is Besieged (R 4.4). */
export function isBesiegedAt(situation: Situation, code: number): boolean {
  const owner = situation.holder(code);
  return (
    owner !== NONE &&
    owner !== INDEPENDENT &&
    situation.geometry.byCode.isCity[code] === true &&
    hasEnemiesAt(situation, owner, code)
  );
}

/** Returns the spaces with CUs of other players in either zone, or with Independent Armies (R 4.7). */
export function spacesWithEnemyUnits(situation: Situation, player: PlayerId): ReadonlySet<SpaceId> {
  const spaces = new Set<SpaceId>();
  const own = 1 << seatOf(player);
  const { names } = situation.geometry.byCode;
  for (let code = 0; code < situation.spaces; code++) {
    const others = (situation.seatsOutside(code) | situation.seatsInside(code)) & ~own;
    if (others !== 0 || situation.independents(code) !== 0) spaces.add(names[code] ?? '');
  }
  return spaces;
}

/** Returns the Major Generals on the map whose owner meets a condition. */
export function majorGeneralsOnMap(situation: Situation, owned: (owner: PlayerId) => boolean): readonly GeneralId[] {
  return GENERALS.filter((id) => {
    const { status, owner } = situation.generals[id];
    return status === 'map' && owner !== null && owned(owner);
  });
}
