/** R 10.2, 16.2: which pieces are where. */
import { here, NO_PIECE } from '../../core/board/index.js';
import type { HexCode } from '../../core/hex/index.js';
import type { CityFact } from '../data/shape/map.js';
import { NONE, type CityCode } from '../geometry/ground.js';
import { memo } from '../table/memo.js';
import { hexCode, type PlaceCode } from '../table/places.js';
import { INSIDE, type Situation } from '../table/situation.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Camp, PlayerId } from '../vocabulary.js';
import { commanderOf } from './command.js';
import { campOf, cityIn, cityNumber, friendOfCityNumbered, playerOfLeader, playerOfUnit } from './owners.js';

/** Which pieces to include. A field left out does not restrict them. */
export interface Among {
  /** The player who commands the units (R 24.5), or to whom the leaders belong. */
  readonly player?: PlayerId;
  readonly camp?: Camp;
  /** Whether the pieces are inside the city or fort of the hex; left out: both. */
  readonly inside?: boolean;
  readonly land?: boolean;
}

const ALL: Among = {};
const NO_UNITS: readonly UnitInfo[] = [];
const NO_LEADERS: readonly LeaderInfo[] = [];

/** Returns the units in a place, in the order of the roster. */
export function unitsAt(situation: Situation, place: PlaceCode, among: Among = ALL): readonly UnitInfo[] {
  if (situation.firstUnitAt(place) === NO_PIECE) return NO_UNITS;
  const { roster } = situation;
  const found: UnitInfo[] = [];
  for (let unit = situation.firstUnitAt(place); unit !== NO_PIECE; unit = situation.unitAfter(unit)) {
    const info = roster.units[unit] as UnitInfo;
    if (isAmong(situation, info, among)) found.push(info);
  }
  return found;
}

/** Returns whether there is such a unit in a place. */
export function hasUnitsAt(situation: Situation, place: PlaceCode, among: Among): boolean {
  for (let unit = situation.firstUnitAt(place); unit !== NO_PIECE; unit = situation.unitAfter(unit))
    if (isAmong(situation, situation.roster.units[unit] as UnitInfo, among)) return true;
  return false;
}

function isAmong(situation: Situation, { code, isLand }: UnitInfo, { player, camp, inside, land }: Among): boolean {
  if (land !== undefined && isLand !== land) return false;
  if (inside !== undefined && situation.unitIs(code, INSIDE) !== inside) return false;
  if (player === undefined && camp === undefined) return true;
  if (player !== undefined && commanderOf(situation, code) !== player) return false;
  return camp === undefined || campOf(playerOfUnit(situation, code)) === camp;
}

/** Returns the leaders in a place; `land` has no effect on leaders. */
export function leadersAt(situation: Situation, place: PlaceCode, among: Among = ALL): readonly LeaderInfo[] {
  if (situation.firstLeaderAt(place) === NO_PIECE) return NO_LEADERS;
  const { roster } = situation;
  const found: LeaderInfo[] = [];
  for (let leader = situation.firstLeaderAt(place); leader !== NO_PIECE; leader = situation.leaderAfter(leader)) {
    if (situation.playerOfLeader(leader) === null) continue;
    const player = playerOfLeader(situation, leader);
    if (among.inside !== undefined && situation.isLeaderInside(leader) !== among.inside) continue;
    if (among.player !== undefined && player !== among.player) continue;
    if (among.camp !== undefined && campOf(player) !== among.camp) continue;
    found.push(roster.leaders[leader] as LeaderInfo);
  }
  return found;
}

export const enemyOf = (camp: Camp): Camp => (camp === 'empire' ? 'league' : 'empire');

/** A city or fort that can be entered, masked and attacked (R 10.2). */
export interface Stronghold {
  readonly hex: HexCode;
  /** The camp to which it is friendly, or `null` for neither. */
  readonly friend: Camp | null;
  readonly kind: 'city' | 'fort';
}

/** Returns the city or fort in a hex, if there is one. An unoccupied fort does not count (R 18.3.5). */
export function strongholdIn(situation: Situation, hex: HexCode): Stronghold | undefined {
  const { ground } = situation;
  const city = ground.cityAt[hex] ?? NONE;
  const isEmpty = situation.firstUnitAt(hex) === NO_PIECE;
  const ofCity = city === NONE ? undefined : cityAsStronghold(situation, city);
  if (ofCity === undefined ? isEmpty : isEmpty || !isRevolting(situation, city)) return ofCity;
  if (ofCity !== undefined) return { ...ofCity, friend: masterOfNumbered(situation, city) };
  const fort = fortsAsStrongholds(situation).get(hex);
  return fort !== undefined && hasUnitsAt(situation, hex, { inside: true }) ? fort : undefined;
}

const isRevolting = (situation: Situation, city: CityCode): boolean =>
  situation.cities[situation.ground.map.cities[city]?.id ?? '']?.revolt !== undefined;

/** Returns the camp to which the city with a code is friendly, or whose units hold it in spite of a revolt. */
function masterOfNumbered(situation: Situation, city: CityCode): Camp | null {
  const friend = friendOfCityNumbered(situation, city);
  const fact = situation.ground.map.cities[city];
  if (fact === undefined || !isRevolting(situation, city)) return friend;
  const [inside] = unitsAt(situation, hexNamed(situation, fact.hex), { inside: true });
  return inside === undefined ? friend : campOf(playerOfUnit(situation, inside.code));
}

/**
 * Returns the camp that can enter a city freely, while the other one masks or attacks it: the camp with units that
 * stayed inside in spite of a revolt, otherwise the one to which it is friendly, or `null` for neither (R 6.5.4,
 * ruling Q31).
 */
export const masterOfCity = (situation: Situation, { id }: CityFact): Camp | null =>
  masterOfNumbered(situation, cityNumber(situation, id));

/** Returns the city with a code as a stronghold, unless it is destroyed. */
const cityAsStronghold: (situation: Situation, city: CityCode) => Stronghold | undefined = memo(
  { of: 'city', on: ['control', here('sites')] },
  function cityStronghold(situation, number) {
    const city = situation.ground.map.cities[number];
    if (city === undefined) return undefined;
    const hex = hexNamed(situation, city.hex);
    if (cityIn(situation, hex) === undefined) return undefined;
    return { hex, friend: friendOfCityNumbered(situation, number), kind: 'city' };
  },
);

/** Returns all forts as strongholds, by hex. */
const fortsAsStrongholds: (situation: Situation) => ReadonlyMap<HexCode, Stronghold> = memo(
  { on: ['sites'] },
  function fortStrongholds(situation) {
    const forts = Object.entries(situation.forts).map(([id, { by }]): Stronghold => {
      return { hex: hexNamed(situation, id), friend: campOf(by), kind: 'fort' };
    });
    return new Map(forts.map((fort) => [fort.hex, fort]));
  },
);

/** Returns whether the city or fort of a hex is masked: an enemy land unit is outside it (R 10.2.2). */
export function isMasked(situation: Situation, { hex, friend }: Stronghold): boolean {
  return friend === null
    ? hasUnitsAt(situation, hex, { inside: false, land: true })
    : hasUnitsAt(situation, hex, { inside: false, land: true, camp: enemyOf(friend) });
}

/** Returns the code of the hex with an id. */
export const hexNamed = ({ places }: Situation, id: string): HexCode => hexCode(places, id);
