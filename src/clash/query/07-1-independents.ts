/** R S7.1: what Indians and raiders without a player do: where they go, and from which forces they withdraw. */
import { bandNamed } from '../../conquest/query/14-3-bands.js';
import { isArmy, troopsIn, type Force, type Troops } from '../../conquest/query/06-2-forces.js';
import { mayEnter, waysFrom } from '../../conquest/query/08-2-movement.js';
import { hasEnemiesIn, presenceOfSeat, provinceAt } from '../../conquest/query/06-1-presence.js';
import { provinceCode } from '../../conquest/table/by-id.js';
import { groundOf, type PlaceCode } from '../../conquest/table/ground.js';
import { derived, NO_PIECE } from '../../core/board/index.js';
import type { RangeInfo, Roster, UnitCode, UnitInfo } from '../../conquest/table/roster.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { ForceName, Nation, PieceId, SideId, Terrain } from '../../conquest/vocabulary.js';
import type { ClashComponents } from '../data/shape.js';
import type { Wanderer } from '../frame/index.js';
import { INDEPENDENTS } from '../vocabulary.js';
import { clashComponents } from './components.js';

export const INDIANS: ForceName = 'indian';
const RAIDERS: Nation = 'barbarian';

/** R S7.1: richer land first. */
const RICHES: readonly Terrain[] = ['rich', 'fertile', 'mountain', 'desert'];

/** The provinces of India, in the order of the box. */
const provincesOfIndia = derived((box: ClashComponents): readonly PlaceCode[] => {
  const { codes } = groundOf(box);
  return box.india.provinces.flatMap((id) => codes.get(id) ?? []);
});

export const isIndian = (situation: Situation, province: PlaceCode): boolean =>
  provincesOfIndia(clashComponents(situation)).includes(province);

/** Returns whether a unit is a barbarian that has become an Indian: it no longer belongs to a group. */
export const isNative = (situation: Situation, { code, kind }: UnitInfo): boolean =>
  situation.sideOfUnit(code) === INDEPENDENTS && kind.nation === RAIDERS && situation.bandOf(code) === 0;

/**
 * R S3.0, S7.1: the nations that need no leader. Of the Greeks, only the rebels of the beginning, which are restricted
 * to Hellas, need none.
 */
const LEADERLESS_NATIONS: readonly Nation[] = ['indian', 'barbarian', 'arab'];

const canDoWithoutLeader = ({ kind, range }: UnitInfo): boolean =>
  LEADERLESS_NATIONS.includes(kind.nation) || range?.side === INDEPENDENTS;

/**
 * Returns whether a unit needs no leader: it is of such a nation and belongs to the independents, whoever plays them
 * (R S3.0, S7.1, ruling S5.10).
 */
export const needsNoLeader = (situation: Situation, code: UnitCode): boolean => {
  const info = situation.roster.units[code];
  return info !== undefined && situation.sideOfUnit(code) === INDEPENDENTS && canDoWithoutLeader(info);
};

const leaderlessIn = derived(({ units }: Roster): readonly UnitInfo[] => units.filter(canDoWithoutLeader));
const NOBODY_ALONE: readonly UnitInfo[] = [];

/** Returns all units that could ever move without a leader for a side (R S3.0, S7.1). */
export const possibleLonersOf = ({ roster }: Situation, side: SideId): readonly UnitInfo[] =>
  side === INDEPENDENTS ? leaderlessIn(roster) : NOBODY_ALONE;

/** Returns whether an independent force moves without a player: Indians and raiders do, Greeks do not. */
const movesByItself = (situation: Situation, { name, units: [first] }: Troops): boolean =>
  name === INDIANS || (first !== undefined && situation.bandOf(first.code) > 0);

/** Returns the forces that move without a player, in the order of the map. */
export function wanderersOf(situation: Situation): Wanderer[] {
  const wanderers: Wanderer[] = [];
  const seat = situation.roster.sides.indexOf(INDEPENDENTS);
  if (seat < 0) return wanderers;
  for (const { code, fact } of situation.ground.provinces) {
    if (situation.countOfSeat(code, seat) === 0) continue;
    for (const troops of troopsIn(situation, code))
      if (troops.side === INDEPENDENTS && movesByItself(situation, troops))
        wanderers.push({ force: troops.name, from: fact.id });
  }
  return wanderers;
}

/** Returns the units of a force in a province that have not moved. */
export function wanderingUnits(
  situation: Situation,
  { force, from }: Wanderer,
  moved: readonly PieceId[],
): readonly UnitInfo[] {
  const { roster } = situation;
  const found: UnitInfo[] = [];
  let unit = situation.firstUnitAt(provinceCode(situation, from));
  for (; unit !== NO_PIECE; unit = situation.unitAfter(unit)) {
    if (situation.sideOfUnit(unit) !== INDEPENDENTS || situation.law.forceOf(situation, unit) !== force) continue;
    const info = roster.units[unit] as UnitInfo;
    if (!moved.includes(info.id)) found.push(info);
  }
  return found;
}

/** Returns whether no combat units are in a province or its cities. */
function isEmpty(situation: Situation, code: PlaceCode): boolean {
  if (situation.firstUnitAt(code) !== NO_PIECE) return false;
  for (const city of provinceAt(situation, code).cities)
    if (situation.firstUnitAt(city.code) !== NO_PIECE) return false;
  return true;
}

/** Returns the number of combat units in a province and its cities. */
function countUnitsIn(situation: Situation, code: PlaceCode): number {
  const province = provinceAt(situation, code);
  let crowd = 0;
  for (let seat = situation.roster.sides.length - 1; seat >= 0; seat--)
    crowd += presenceOfSeat(situation, province, seat);
  return crowd;
}

/** Returns the provinces with the fewest units, if they have fewer than `count`. */
function leastOccupied(situation: Situation, provinces: readonly PlaceCode[], count: number): readonly PlaceCode[] {
  let least = count - 1;
  let found: PlaceCode[] = [];
  for (const province of provinces) {
    const crowd = countUnitsIn(situation, province);
    if (crowd > least) continue;
    if (crowd < least) found = [];
    least = crowd;
    found.push(province);
  }
  return found;
}

/** Returns the forces in a province that are hostile to the independents. */
function foesIn(situation: Situation, province: PlaceCode): readonly Troops[] {
  const foes: Troops[] = [];
  for (const troops of troopsIn(situation, province))
    if (situation.law.hostile(situation, INDEPENDENTS, troops.side)) foes.push(troops);
  return foes;
}

/** Returns the richest of these provinces. */
function richest(situation: Situation, provinces: readonly PlaceCode[]): readonly PlaceCode[] {
  let best = RICHES.length;
  let found: PlaceCode[] = [];
  for (const province of provinces) {
    const rank = RICHES.indexOf(provinceAt(situation, province).fact.terrain);
    if (rank > best) continue;
    if (rank < best) found = [];
    best = rank;
    found.push(province);
  }
  return found;
}

/**
 * Returns whether raiders with this number of units withdraw from a force: it is an army and has more units
 * (R 6.2, S7.1).
 */
export const isTooStrongFor = (foe: Pick<Force, 'units'>, count: number): boolean =>
  isArmy(foe) && foe.units.length > count;

const NOWHERE: readonly PlaceCode[] = [];

/**
 * Returns where raiders may go (R S7.1). They stay to fight enemies that are not too strong; else they go to the
 * provinces with the fewest units, if they have fewer than the raiders.
 */
function raiderTargets(situation: Situation, from: PlaceCode, count: number): readonly PlaceCode[] {
  const foes = foesIn(situation, from);
  if (foes.length > 0 && !foes.some((foe) => isTooStrongFor(foe, count))) return NOWHERE;
  return richest(situation, leastOccupied(situation, waysFrom(situation, from, INDEPENDENTS), count));
}

/** Returns whether all of these units may enter a province. */
function mayAllEnter(situation: Situation, units: readonly UnitInfo[], province: PlaceCode): boolean {
  for (const unit of units) if (!mayEnter(situation, unit, INDEPENDENTS, province)) return false;
  return true;
}

/** Returns the provinces of India that are invaded. */
function invadedProvinces(situation: Situation): readonly PlaceCode[] {
  const invaded: PlaceCode[] = [];
  for (const province of provincesOfIndia(clashComponents(situation)))
    if (isInvaded(situation, province)) invaded.push(province);
  return invaded;
}

/** Returns the distance of provinces from the nearest invaded one, by ways that these units may go. */
function distances(
  situation: Situation,
  invaded: readonly PlaceCode[],
  units: readonly UnitInfo[],
): ReadonlyMap<PlaceCode, number> {
  const reached = new Map(invaded.map((province) => [province, 0]));
  for (const [province, distance] of reached)
    for (const next of waysFrom(situation, province, INDEPENDENTS))
      if (!reached.has(next) && mayAllEnter(situation, units, next)) reached.set(next, distance + 1);
  return reached;
}

/** Returns whether hostile units are in a province. */
const isInvaded = (situation: Situation, code: PlaceCode): boolean =>
  hasEnemiesIn(situation, provinceAt(situation, code), INDEPENDENTS);

/** Returns the provinces through which Indians get nearest to invaders of India (R S7.1). */
function towardInvaders(
  situation: Situation,
  from: PlaceCode,
  units: readonly UnitInfo[],
  invaded: readonly PlaceCode[],
): readonly PlaceCode[] {
  const far = distances(situation, invaded, units);
  const nearer = waysFrom(situation, from, INDEPENDENTS).filter(
    (to) => (far.get(to) ?? Infinity) < (far.get(from) ?? Infinity) && mayAllEnter(situation, units, to),
  );
  const least = Math.min(...nearer.map((to) => far.get(to) ?? Infinity));
  return nearer.filter((to) => far.get(to) === least);
}

/**
 * Returns where Indians may go: towards invaders of India; without any into empty adjacent provinces (R S7.1,
 * ruling S7.3).
 */
function indianTargets(situation: Situation, from: PlaceCode, units: readonly UnitInfo[]): readonly PlaceCode[] {
  if (isInvaded(situation, from)) return NOWHERE;
  const invaded = invadedProvinces(situation);
  if (invaded.length > 0) return towardInvaders(situation, from, units, invaded);
  // Indians outside India stay where they are.
  if (!isIndian(situation, from)) return NOWHERE;
  const empty: PlaceCode[] = [];
  for (const to of waysFrom(situation, from, INDEPENDENTS))
    if (isEmpty(situation, to) && mayAllEnter(situation, units, to)) empty.push(to);
  return richest(situation, empty);
}

/** Returns where these units of a force may go. A die decides between several; without any they stay. */
export function targetsOf(
  situation: Situation,
  { force, from: id }: Wanderer,
  units: readonly UnitInfo[],
): readonly PlaceCode[] {
  if (units.length === 0) return NOWHERE;
  const from = provinceCode(situation, id);
  return force === INDIANS ? indianTargets(situation, from, units) : raiderTargets(situation, from, units.length);
}

/** Returns whether a force tries to withdraw: raiders do from an army with more units; all others stay (R S7.1). */
export const withdraws = (situation: Situation, province: PlaceCode, force: ForceName, units: number): boolean =>
  bandNamed(force) !== undefined && foesIn(situation, province).some((foe) => isTooStrongFor(foe, units));

/** Returns the range of the Indians; `null`: they have none. */
export const rangeOfIndians = derived(
  ({ units }: Roster): RangeInfo | null =>
    units.find(({ range, kind }) => kind.nation === INDIANS && range !== null)?.range ?? null,
);
