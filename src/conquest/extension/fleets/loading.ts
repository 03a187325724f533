/** R X6.2, S8.3, S8.4: where an empty fleet can take pieces aboard. */
import { controlsOrContests } from '../../query/05-control.js';
import { isDone, type MovementStatus } from '../../query/08-1-status.js';
import { FREEDOM, mayEnter } from '../../query/08-2-movement.js';
import { here } from '../../../core/board/index.js';
import { mayHoldPiecesOfSeat, leadersAt, unitsAt } from '../../query/06-1-presence.js';
import type { PlaceCode } from '../../table/ground.js';
import { memo } from '../../table/memo.js';
import type { LeaderInfo, UnitInfo } from '../../table/roster.js';
import type { Situation } from '../../table/situation.js';
import type { SideId } from '../../vocabulary.js';
import { canReturn, roomNeededByPiece, canTakeAnyFromSea, rangeFromCoast, type VoyageTerms } from './aboard.js';
import { mostRoomPerUnit } from './sea.js';
import { isNeeded, roomLeftOn, type Ship } from './ship.js';

/** A unit or a leader. */
type Passenger = UnitInfo | LeaderInfo;

/** A coast at which a ship calls, and what it offers to pieces there. */
interface LoadingStop {
  readonly ship: Ship;
  readonly coast: PlaceCode;
  readonly room: number;
  /** The coasts that the ship reaches from there; `null`: pieces need none, because they may stay aboard. */
  readonly landings: readonly PlaceCode[] | null;
}

/** Returns whether a ship has room for a unit or leader and reaches another coast where it can land (R X6.2, S8.3). */
function canCarry(situation: Situation, { ship, coast, room, landings }: LoadingStop, info: Passenger): boolean {
  if (roomNeededByPiece(ship, info) > room) return false;
  if (landings === null) return true;
  for (const shore of landings) if (shore !== coast && mayEnter(situation, info, ship.side, shore)) return true;
  return false;
}

const NO_PASSENGERS: readonly Passenger[] = [];

/**
 * Returns the units and leaders of a side in the field of a province that are free to go aboard; empty unless the side
 * controls or contests the province.
 */
const passengersAt: (situation: Situation, province: PlaceCode, side: SideId) => readonly Passenger[] = memo(
  { of: 'province', forSide: true, on: [here('units'), here('leaders'), here('control'), ...FREEDOM] },
  function waiting(situation, province, side) {
    if (!controlsOrContests(situation, province, side)) return NO_PASSENGERS;
    const free: Passenger[] = [];
    for (const info of leadersAt(situation, province, side))
      if (situation.law.isFree(situation, { side, info })) free.push(info);
    for (const info of unitsAt(situation, province, side))
      if (situation.law.isFree(situation, { side, info })) free.push(info);
    return free;
  },
);

/**
 * Returns whether a unit or leader on a coast has not moved and can be carried from there; without a stop, whether any
 * has not moved.
 */
function hasPassengers(situation: Situation, coast: PlaceCode, status: MovementStatus, stop?: LoadingStop): boolean {
  for (const info of passengersAt(situation, coast, status.side))
    if (!isDone(status, info) && (stop === undefined || canCarry(situation, stop, info))) return true;
  return false;
}

/**
 * Returns the coasts that a side controls or contests and that have pieces to load (R X6.2, S8.3). They are computed
 * once for all of its ships.
 */
export function coastsWithPassengers(situation: Situation, status: MovementStatus): readonly PlaceCode[] {
  const { ground, roster } = situation;
  const coasts: PlaceCode[] = [];
  const seat = roster.sides.indexOf(status.side);
  if (seat < 0) return coasts;
  for (const { code } of ground.coasts)
    if (mayHoldPiecesOfSeat(situation, code, seat) && hasPassengers(situation, code, status)) coasts.push(code);
  return coasts;
}

/**
 * Returns the coasts where an empty ship can take pieces aboard. If pieces at sea need the ship, it must be able to go
 * back to them.
 */
export function loadingCoasts(
  situation: Situation,
  ship: Ship,
  coasts: readonly PlaceCode[],
  status: MovementStatus,
  { staysAboard }: VoyageTerms,
): readonly PlaceCode[] {
  const { range, fleet } = ship;
  const mustReturn = isNeeded(ship, 0, 0);
  const room = roomLeftOn(ship, 0);
  // If there is room for any piece and it may stay aboard, every piece can be carried.
  const takesAll = staysAboard && room >= mostRoomPerUnit(fleet);
  const loadingAt: PlaceCode[] = [];
  for (const coast of coasts) {
    if (range.isCoast[coast] !== true || (mustReturn && !canReturn(ship, coast))) continue;
    const landings = staysAboard ? null : rangeFromCoast(ship, coast, mustReturn).coasts;
    if (takesAll || hasPassengers(situation, coast, status, { ship, coast, room, landings })) loadingAt.push(coast);
  }
  return loadingAt;
}

/** Returns whether a ship can go on with any piece at sea where it lies. */
export const canLoadAtSea = (situation: Situation, ship: Ship, status: MovementStatus, terms: VoyageTerms): boolean =>
  ship.count > 0 && canTakeAnyFromSea(situation, ship, situation.placeOfBaggage(ship.fleet.code), status, terms);
