/** Isolation of control markers (R 6.7). */
import { Marks } from '../table/bits.js';
import { NONE, seatOf } from '../table/codes.js';
import type { Situation } from '../table/situation.js';
import type { PlayerId, SpaceId } from '../vocabulary.js';
import { hasEnemiesAnywhereAt } from './presence.js';

/**
 * Returns the Isolated control markers of a player, in board order: those outside Major Cities without a path to one of
 * the player's CUs or Major Cities (R 6.7). `among`: only these spaces are considered (card 59).
 *
 * @example
 * import { fromPosition, orThrow, query } from 'diadochi';
 *
 * const state = orThrow(fromPosition({
 *   format: 'diadochi-position', game: 'successors', version: 1, options: { players: 2 },
 *   markers: { red: ['ephesos'] }, // and nowhere a CU of his, or a Major City
 * }));
 * query.isolatedMarkers(state, 'red'); // ['ephesos']
 */
export function isolatedMarkers(
  situation: Situation,
  player: PlayerId,
  among?: readonly SpaceId[],
): readonly SpaceId[] {
  const seat = seatOf(player);
  const reached = connectedSpaces(situation, seat);
  const { names } = situation.geometry.byCode;
  const isolated: SpaceId[] = [];
  for (let space = situation.nextMarker(seat, 0); space !== NONE; space = situation.nextMarker(seat, space + 1)) {
    if (reached.has(space)) continue;
    const name = names[space] ?? '';
    if (among === undefined || among.includes(name)) isolated.push(name);
  }
  return isolated;
}

/**
 * Marks, by code, every space from which a path leads to a CU or Major City of the player; the search starts from
 * those. A path may go through the player's own spaces, whoever stands there, and through uncontrolled ones without
 * enemy CUs. Through an enemy space it could go only if the player had a CU there, and then the path would already have
 * ended.
 */
function connectedSpaces(situation: Situation, seat: number): Marks {
  const { landWays, seaWays, isCity } = situation.geometry.byCode;
  const reached = new Marks(situation.spaces + 1);
  const frontier: number[] = [];
  const reach = (space: number): void => {
    if (reached.has(space)) return;
    reached.add(space);
    frontier.push(space);
  };
  for (let place = situation.nextForce(seat, 0); place !== NONE; place = situation.nextForce(seat, place + 1))
    reach(place >> 1);
  for (let space = situation.nextMarker(seat, 0); space !== NONE; space = situation.nextMarker(seat, space + 1))
    if (isCity[space] === true) reach(space);
  for (let space = frontier.pop(); space !== undefined; space = frontier.pop()) {
    for (const { code } of landWays[space] ?? []) if (isOpen(situation, seat, code)) reach(code);
    for (const { code } of seaWays[space] ?? []) if (isOpen(situation, seat, code)) reach(code);
  }
  return reached;
}

function isOpen(situation: Situation, seat: number, space: number): boolean {
  const holder = situation.holder(space);
  return holder === seat || (holder === NONE && !hasEnemiesAnywhereAt(situation, seat, space));
}
