/** R X6.2, S8.3, S8.4: where an empty fleet can take somebody aboard. */
import { controlsOrContests } from '../../query/05-control.js';
import { isIdle, type Idle } from '../../query/08-1-idle.js';
import { FREEDOM, mayEnter } from '../../query/08-2-movement.js';
import { here } from '../../../core/board/index.js';
import { mayHoldPiecesOfSeat, leadersAt, unitsAt } from '../../query/06-1-presence.js';
import type { PlaceCode } from '../../table/ground.js';
import { memo } from '../../table/memo.js';
import type { LeaderInfo, UnitInfo } from '../../table/roster.js';
import type { Situation } from '../../table/situation.js';
import type { SideId } from '../../vocabulary.js';
import { comesBack, roomTaken, takesAny, watersBy, type Manner } from './aboard.js';
import { mostRoomFor } from './sea.js';
import { isNeeded, roomOf, type Ship } from './ship.js';

/** A unit or a leader. */
type Person = UnitInfo | LeaderInfo;

/** What a ship that comes to a coast has for those who wait there. */
interface Berth {
  readonly ship: Ship;
  readonly coast: PlaceCode;
  readonly room: number;
  /** The coasts from there on; `null`: nobody needs one, for those aboard may stay so. */
  readonly shores: readonly PlaceCode[] | null;
}

/** R X6.2, S8.3: whether there is room for one who waits, and another coast where he can land. */
function carries(situation: Situation, { ship, coast, room, shores }: Berth, info: Person): boolean {
  if (roomTaken(ship, info) > room) return false;
  if (shores === null) return true;
  for (const shore of shores) if (shore !== coast && mayEnter(situation, info, ship.side, shore)) return true;
  return false;
}

const NOBODY_WAITS: readonly Person[] = [];

/** Those of a side in the field of a province who are free to go aboard, if the side controls or contests it. */
const waitingAt: (situation: Situation, province: PlaceCode, side: SideId) => readonly Person[] = memo(
  { of: 'province', forSide: true, on: [here('units'), here('leaders'), here('control'), ...FREEDOM] },
  function waiting(situation, province, side) {
    if (!controlsOrContests(situation, province, side)) return NOBODY_WAITS;
    const free: Person[] = [];
    for (const info of leadersAt(situation, province, side))
      if (situation.law.isFree(situation, { side, info })) free.push(info);
    for (const info of unitsAt(situation, province, side))
      if (situation.law.isFree(situation, { side, info })) free.push(info);
    return free;
  },
);

/** Whether any of those who wait on a coast has not moved, and finds a berth; without one: whoever he is. */
function isAwaited(situation: Situation, coast: PlaceCode, idle: Idle, berth?: Berth): boolean {
  for (const info of waitingAt(situation, coast, idle.side))
    if (!isIdle(idle, info) && (berth === undefined || carries(situation, berth, info))) return true;
  return false;
}

/** R X6.2, S8.3: the coasts that a side controls or contests, as far as anybody waits there: looked for once for all of its ships. */
export function quaysOf(situation: Situation, idle: Idle): readonly PlaceCode[] {
  const { ground, roster } = situation;
  const quays: PlaceCode[] = [];
  const seat = roster.sides.indexOf(idle.side);
  if (seat < 0) return quays;
  for (const { code } of ground.coasts)
    if (mayHoldPiecesOfSeat(situation, code, seat) && isAwaited(situation, code, idle)) quays.push(code);
  return quays;
}

/** Of the quays of a side those where an empty ship of it can take somebody aboard: from there it comes back to who needs it where it lies. */
export function callsOf(
  situation: Situation,
  ship: Ship,
  quays: readonly PlaceCode[],
  idle: Idle,
  { staysAboard }: Manner,
): readonly PlaceCode[] {
  const { waters, fleet } = ship;
  const isBound = isNeeded(ship, 0, 0);
  const room = roomOf(ship, 0);
  // Where there is room for whoever it is, and he may stay aboard, anybody will do.
  const takesAll = staysAboard && room >= mostRoomFor(fleet);
  const calls: PlaceCode[] = [];
  for (const coast of quays) {
    if (waters.isCoast[coast] !== true || (isBound && !comesBack(ship, coast))) continue;
    const shores = staysAboard ? null : watersBy(ship, coast, isBound).coasts;
    if (takesAll || isAwaited(situation, coast, idle, { ship, coast, room, shores })) calls.push(coast);
  }
  return calls;
}

/** Whether it can go on with anybody who is at sea where it lies. */
export const takesFromSea = (situation: Situation, ship: Ship, idle: Idle, manner: Manner): boolean =>
  ship.count > 0 && takesAny(situation, ship, situation.placeOfBaggage(ship.fleet.code), idle, manner);
