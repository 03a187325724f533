/** R 5.5, 6.1: which pieces are where. */
import type { City, PlaceCode, Province } from '../table/ground.js';
import { NO_PIECE } from '../../core/board/index.js';
import type { LeaderCode, LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { SideId } from '../vocabulary.js';

/** Returns whether a place is on the map: in the field, in a city, or at sea. */
export const isOnMap = ({ ground }: Situation, place: PlaceCode): boolean => place < ground.trays.pool;

/** Returns the units in a place, in the order of the counters; only those of `side`, if it is given. */
export function unitsAt(situation: Situation, place: PlaceCode, side?: SideId): readonly UnitInfo[] {
  const { units } = situation.roster;
  const found: UnitInfo[] = [];
  for (let unit = situation.firstUnitAt(place); unit !== NO_PIECE; unit = situation.unitAfter(unit))
    if (side === undefined || situation.sideOfUnit(unit) === side) found.push(units[unit] as UnitInfo);
  return found;
}

/** Returns the leaders in a place, in the order of the counters; only those of `side`, if it is given. */
export function leadersAt(situation: Situation, place: PlaceCode, side?: SideId): readonly LeaderInfo[] {
  const { leaders } = situation.roster;
  const found: LeaderInfo[] = [];
  for (let leader = situation.firstLeaderAt(place); leader !== NO_PIECE; leader = situation.leaderAfter(leader))
    if (side === undefined || situation.sideOfLeader(leader) === side) found.push(leaders[leader] as LeaderInfo);
  return found;
}

/** Returns whether there is any leader in a place. */
export const isLed = (situation: Situation, place: PlaceCode): boolean => situation.firstLeaderAt(place) !== NO_PIECE;

/**
 * Returns whether a side may have pieces in a place: it has units there, or there is any leader. A cheap test before a
 * list is made.
 */
export const mayHoldPieces = (situation: Situation, place: PlaceCode, side: SideId): boolean =>
  situation.countAt(place, side) > 0 || isLed(situation, place);

/** Returns whether the side with this index in `roster.sides` may have pieces in a place. */
export const mayHoldPiecesOfSeat = (situation: Situation, place: PlaceCode, seat: number): boolean =>
  situation.countOfSeat(place, seat) > 0 || isLed(situation, place);

/** Returns the ability of a leader: that of the reverse when wounded (R 10.16). */
export function abilityOf(situation: Situation, leader: LeaderCode): number {
  const fact = situation.roster.leaders[leader]?.fact;
  if (fact === undefined) throw new RangeError(`no leader has the code ${leader}`);
  return situation.isWounded(leader) ? (fact.wounded ?? fact.ability) : fact.ability;
}

/** Returns the number of combat units of a side in a province and its cities (R 5.5, 11.2; ruling C5.2). */
export function presenceIn(situation: Situation, province: Province, side: SideId): number {
  const seat = situation.roster.sides.indexOf(side);
  return seat < 0 ? 0 : presenceOfSeat(situation, province, seat);
}

/**
 * Returns the number of combat units that the side with this index in `roster.sides` has in a province and its cities.
 */
export function presenceOfSeat(situation: Situation, { code, cities }: Province, seat: number): number {
  let count = situation.countOfSeat(code, seat);
  for (const city of cities) count += situation.countOfSeat(city.code, seat);
  return count;
}

/** Returns whether a side has a leader in a place. */
function isLedBy(situation: Situation, place: PlaceCode, side: SideId): boolean {
  for (let leader = situation.firstLeaderAt(place); leader !== NO_PIECE; leader = situation.leaderAfter(leader))
    if (situation.sideOfLeader(leader) === side) return true;
  return false;
}

/** Returns whether a side has a unit or a leader in a province, its cities included (R 2.4, ruling C3.2). */
export const isEnteredBy = (situation: Situation, province: Province, side: SideId): boolean =>
  presenceIn(situation, province, side) > 0 ||
  isLedBy(situation, province.code, side) ||
  province.cities.some(({ code }) => isLedBy(situation, code, side));

/** Returns the sides that have combat units in a province or its cities. */
export function sidesIn(situation: Situation, province: Province): readonly SideId[] {
  const { sides } = situation.roster;
  const present: SideId[] = [];
  for (let seat = 0; seat < sides.length; seat++)
    if (presenceOfSeat(situation, province, seat) > 0) present.push(sides[seat] as SideId);
  return present;
}

/**
 * Returns the only side with combat units in a province and its cities; `undefined`: none or several sides have units.
 */
export function aloneIn(situation: Situation, province: Province): SideId | undefined {
  const { sides } = situation.roster;
  let alone: SideId | undefined;
  for (let seat = 0; seat < sides.length; seat++) {
    if (presenceOfSeat(situation, province, seat) === 0) continue;
    if (alone !== undefined) return undefined;
    alone = sides[seat];
  }
  return alone;
}

/** Returns whether enemies of a side have combat units in a province or its cities. */
export function hasEnemiesIn(situation: Situation, province: Province, side: SideId): boolean {
  const { sides } = situation.roster;
  for (let seat = sides.length - 1; seat >= 0; seat--)
    if (presenceOfSeat(situation, province, seat) > 0 && situation.law.hostile(situation, side, sides[seat] as SideId))
      return true;
  return false;
}

/** Returns whether several sides have combat units in a province and its cities. */
export function isContested(situation: Situation, province: Province): boolean {
  let present = 0;
  for (let seat = situation.roster.sides.length - 1; seat >= 0; seat--)
    if (presenceOfSeat(situation, province, seat) > 0 && ++present > 1) return true;
  return false;
}

/** Returns the code of the city with this number. Codes of cities follow those of provinces. */
export const placeOfCity = ({ ground }: Situation, number: number): PlaceCode => ground.provinces.length + number;

/** Returns the city at a place; `undefined`: the place is no city. */
export function cityAt({ ground: { provinces, cities } }: Situation, place: PlaceCode): City | undefined {
  return place < provinces.length ? undefined : cities[place - provinces.length];
}

/** Returns the province with a code. */
export function provinceAt({ ground }: Situation, code: PlaceCode): Province {
  const province = ground.provinces[code];
  if (province === undefined) throw new RangeError(`no province has the code ${code}`);
  return province;
}
