/** R S2, S11: which replacements a side receives, and what it can buy. */
import { cityHolder, isFriendly, provincesOf } from '../../conquest/query/05-control.js';
import { musterPlaces } from '../../conquest/query/12-replacements.js';
import { provinceAt } from '../../conquest/query/06-1-presence.js';
import { turnOf } from '../../conquest/query/04-1-turn.js';
import type { RefusalReason } from '../../conquest/table/law.js';
import { groundOf, type City, type Ground, type PlaceCode } from '../../conquest/table/ground.js';
import { derived } from '../../core/board/index.js';
import { rosterOf, type UnitCode, type UnitInfo } from '../../conquest/table/roster.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { Nation, ProvinceId, SideId } from '../../conquest/vocabulary.js';
import type { ClashComponents } from '../data/shape.js';
import { INDEPENDENTS } from '../vocabulary.js';
import { clashComponents } from './components.js';
import { allyOfRhodes } from './08-fleets.js';
import { isIndian } from './07-1-independents.js';
import { isMarkerOf, markersIn, type Marker } from './12-objectives.js';
import { trayOf } from './trays.js';

/** R S11.3: the numbers of provinces needed for replacements in Winter and in Spring. */
const FOR_WINTER = 4;
const FOR_SPRING = 8;
/** R S11.3: this province counts as a capital in Spring. */
const HOMELAND: ProvinceId = 'macedonia';

/** Returns the codes of these provinces, as far as the map has them. */
const codesOf = ({ codes }: Ground, ids: readonly (ProvinceId | undefined)[]): readonly PlaceCode[] =>
  ids.flatMap((id) => codes.get(id ?? '') ?? []);

/** Returns whether a side controls one of these provinces and nobody contests it. */
export function holdsAny(situation: Situation, side: SideId, provinces: readonly PlaceCode[]): boolean {
  for (const province of provinces) if (isFriendly(situation, province, side)) return true;
  return false;
}

/** Returns the homeland as a list. */
const homelandIn = derived((ground: Ground): readonly PlaceCode[] => codesOf(ground, [HOMELAND]));

/** Returns whether a side controls Macedonia and nobody contests it (R S11.3, S14.3). */
export const holdsHomeland = (situation: Situation, side: SideId): boolean =>
  holdsAny(situation, side, homelandIn(situation.ground));

/** R S2.5, S13: the capitals. */
const capitalsIn = derived(({ cities }: Ground): readonly City[] => cities.filter(({ fact }) => fact.capital === true));

/** Returns whether a side holds one of the capitals (R S2.5, S11.3). */
export function holdsCapital(situation: Situation, side: SideId): boolean {
  for (const { number } of capitalsIn(situation.ground)) if (cityHolder(situation, number) === side) return true;
  return false;
}

/**
 * Returns whether a province brings replacements to a side (R 12.6). Provinces of India and those outlined in red bring
 * none to the independents.
 */
const pays = (situation: Situation, side: SideId, code: PlaceCode): boolean =>
  side !== INDEPENDENTS || !(isIndian(situation, code) || provinceAt(situation, code).fact.loyalty === 'independent');

/** The provinces that bring a side replacements: their number, their worth, and whether any is rich. */
interface Land {
  readonly provinces: number;
  readonly worth: number;
  readonly isRich: boolean;
}

function landOf(situation: Situation, side: SideId): Land {
  const { values } = clashComponents(situation).tables;
  let [provinces, worth, isRich] = [0, 0, false];
  for (const code of provincesOf(situation, side)) {
    if (!pays(situation, side, code)) continue;
    const { terrain } = provinceAt(situation, code).fact;
    provinces++;
    worth += values[terrain];
    isRich ||= terrain === 'rich';
  }
  return { provinces, worth, isRich };
}

/**
 * Returns whether a side controls enough for replacements in this season when points are counted (R S11.3,
 * ruling S11.1).
 */
function qualifies(situation: Situation, side: SideId, { provinces, isRich }: Land): boolean {
  if (turnOf(situation).season !== 'spring') return provinces >= FOR_WINTER;
  return provinces >= FOR_SPRING && isRich && (holdsHomeland(situation, side) || holdsCapital(situation, side));
}

/** Returns the points that a side receives for its provinces (R S11.2). */
export function incomeOf(situation: Situation, side: SideId): number {
  const land = landOf(situation, side);
  return qualifies(situation, side, land) ? land.worth : 0;
}

/** R 12.6: the nations that come only by raids. */
const RAIDERS: readonly Nation[] = ['barbarian', 'arab'];

/** R S2, S11.3: the conditions and cost of steps of a unit. */
export interface PurchaseInfo {
  readonly points: number;
  /** R 12.6: whether no side can buy them, or the fourth player cannot. */
  readonly areRaiders: boolean;
  readonly areIndian: boolean;
  /** R S1.2: whether they come from Rhodes. */
  readonly isGift: boolean;
  readonly needsCapital: boolean;
  /** A side must control one of these provinces; `null`: it need not control any. */
  readonly needs: readonly PlaceCode[] | null;
  /** Without one of these provinces a side can form only one unit in a turn; `null`: there is no limit. */
  readonly oneWithout: readonly PlaceCode[] | null;
  /** Steps are free for a side that controls one of these provinces. */
  readonly freeIn: readonly PlaceCode[];
}

/** Returns the purchase info of all units, by code. */
const purchaseInfoIn = derived((box: ClashComponents): readonly PurchaseInfo[] => {
  const ground = groundOf(box);
  const { step } = box.charts.costs;
  return rosterOf(box).units.map(({ kind }): PurchaseInfo => {
    const fact = box.purchases.find((each) => each.kind === kind.id);
    return {
      points: fact?.points ?? step[fact?.as ?? kind.type],
      areRaiders: RAIDERS.includes(kind.nation),
      areIndian: kind.nation === 'indian',
      isGift: kind.id === box.rhodes.gift,
      needsCapital: fact?.needsCapital === true,
      needs: fact?.needs === undefined ? null : codesOf(ground, fact.needs),
      oneWithout: fact?.oneWithout === undefined ? null : codesOf(ground, [fact.oneWithout]),
      freeIn: codesOf(ground, [fact?.freeIn]),
    };
  });
});

/** Returns the purchase info of a unit. */
export const purchaseInfoOf = (situation: Situation, unit: UnitCode): PurchaseInfo | undefined =>
  purchaseInfoIn(clashComponents(situation))[unit];

/** Returns the markers that can be traded for points (R S11.4). */
const treasuresIn = derived((box: ClashComponents): readonly Marker[] =>
  markersIn(box).filter(({ fact }) => fact.points !== undefined),
);

/** Returns the markers that a side can trade for points (R S11.4). */
export function treasuriesToSpend(situation: Situation, side: SideId): readonly Marker[] {
  const markers: Marker[] = [];
  for (const marker of treasuresIn(clashComponents(situation)))
    if (isMarkerOf(situation, marker, side)) markers.push(marker);
  return markers;
}

/**
 * Returns whether a unit comes from Rhodes and the side is not its ally (R S1.2). Such a unit serves only the ally,
 * however it was bought (ruling S5.8).
 */
export const isAnothersGift = (situation: Situation, side: SideId, info: PurchaseInfo | undefined): boolean =>
  info?.isGift === true && allyOfRhodes(situation) !== side;

/** R S14.1: the cost of any unit in the Mutiny Holding Box. */
export const RECALL_COST = 1;

/**
 * Returns why a unit cannot be recalled from the Mutiny Holding Box (R S14.1). The conditions of building it do not
 * matter (ruling S14.8).
 */
export function recallRefusal(
  situation: Situation,
  side: SideId,
  points: number,
  unit: UnitInfo,
): RefusalReason | undefined {
  if (situation.placeOfUnit(unit.code) !== trayOf(situation, 'mutinied'))
    return { code: 'notInThePile', rule: 'R S14.1' };
  if (side === INDEPENDENTS && unit.kind.nation === 'indian') return { code: 'neverReplaced', rule: 'R 12.6' };
  if (isAnothersGift(situation, side, purchaseInfoOf(situation, unit.code)))
    return { code: 'notForSale', rule: 'R S1.2' };
  if (points < RECALL_COST) return { code: 'tooDear', rule: 'R S14.1' };
  return musterPlaces(situation, unit, side).length === 0 ? { code: 'nowhereToMuster', rule: 'R 12.4' } : undefined;
}
