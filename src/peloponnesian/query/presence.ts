/** R 10.2, 16.2: who is where. */
import { NO_PIECE } from '../../core/board/index.js';
import type { HexCode } from '../../core/hex/index.js';
import { hexCode, type PlaceCode } from '../table/places.js';
import { INSIDE, type Situation } from '../table/situation.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Camp, PlayerId } from '../vocabulary.js';
import { campOf, cityIn, friendOfCity, playerOfLeader, playerOfUnit } from './owners.js';

/** Which pieces are meant. Left out: whichever. */
export interface Among {
  readonly player?: PlayerId;
  readonly camp?: Camp;
  /** Inside the city or fort of their hex, or outside of it. */
  readonly inside?: boolean;
  readonly land?: boolean;
}

/** The units in a place, in the order of the roster. */
export function unitsAt(situation: Situation, place: PlaceCode, among: Among = {}): readonly UnitInfo[] {
  const { roster } = situation;
  const found: UnitInfo[] = [];
  for (let unit = situation.firstUnitAt(place); unit !== NO_PIECE; unit = situation.unitAfter(unit)) {
    const info = roster.units[unit] as UnitInfo;
    if (among.land !== undefined && info.isLand !== among.land) continue;
    if (among.inside !== undefined && situation.unitIs(unit, INSIDE) !== among.inside) continue;
    const player = playerOfUnit(situation, unit);
    if (among.player !== undefined && player !== among.player) continue;
    if (among.camp !== undefined && campOf(player) !== among.camp) continue;
    found.push(info);
  }
  return found;
}

/** The leaders in a place; `land` means nothing to them. */
export function leadersAt(situation: Situation, place: PlaceCode, among: Among = {}): readonly LeaderInfo[] {
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

/** A city or fort as something that can be entered, masked and attacked (R 10.2). */
export interface Stronghold {
  readonly hex: HexCode;
  /** To whom it is friendly; `null`: to nobody. */
  readonly friend: Camp | null;
  readonly kind: 'city' | 'fort';
}

/** The city or fort in a hex, if there is one: an unoccupied fort has no effect (R 18.3.5). */
export function strongholdIn(situation: Situation, hex: HexCode): Stronghold | undefined {
  const city = cityIn(situation, hex);
  if (city !== undefined) return { hex, friend: friendOfCity(situation, city), kind: 'city' };
  const fort = situation.forts[situation.places.ids[hex] as `W${string}`];
  if (fort === undefined || unitsAt(situation, hex, { inside: true }).length === 0) return undefined;
  return { hex, friend: campOf(fort.by), kind: 'fort' };
}

/** R 10.2.2: whether the city or fort of a hex is masked: an enemy land unit stands outside of it. */
export function isMasked(situation: Situation, { hex, friend }: Stronghold): boolean {
  return unitsAt(situation, hex, { inside: false, land: true }).some(
    ({ code }) => campOf(playerOfUnit(situation, code)) !== friend,
  );
}

/** The code of a hex by its id. */
export const hexNamed = ({ places }: Situation, id: string): HexCode => hexCode(places, id);
