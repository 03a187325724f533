/** R S2, S11: what replacements a side receives, and what it can have for them. */
import { cityHolder, isFriendly, provincesOf } from '../../conquest/query/control.js';
import { musterPlaces } from '../../conquest/query/replacements.js';
import { provinceAt } from '../../conquest/query/presence.js';
import { turnOf } from '../../conquest/query/turn.js';
import type { Bar } from '../../conquest/table/law.js';
import { groundOf, type PlaceCode } from '../../conquest/table/ground.js';
import type { Stamp } from '../../conquest/table/stamp.js';
import { once } from '../../conquest/table/once.js';
import { rosterOf, type UnitCode, type UnitInfo } from '../../conquest/table/roster.js';
import type { Situation } from '../../conquest/table/situation.js';
import type { ProvinceId, SideId } from '../../conquest/vocabulary.js';
import type { ClashComponents, PurchaseFact } from '../data/shape.js';
import { INDEPENDENTS } from '../vocabulary.js';
import { boxOf } from './box.js';
import { allyOfRhodes } from './fleets.js';
import { isIndian } from './independents.js';
import { markersWith, type Marker } from './objectives.js';
import { trayOf } from './trays.js';

/** R S11.3: so many provinces bring replacements in Winter, and so many in Spring. */
const FOR_WINTER = 4;
const FOR_SPRING = 8;
/** R S11.3: in Spring this one does instead of a capital. */
const HOMELAND: ProvinceId = 'macedonia';

/** Whether a side controls one of these provinces, undisputed. */
export const controlsAny = (situation: Situation, side: SideId, ids: readonly ProvinceId[]): boolean =>
  ids.some((id) => {
    const code = situation.ground.codes.get(id);
    return code !== undefined && isFriendly(situation, code, side);
  });

/** R S2.5, S11.3: whether a side holds one of the capitals. */
export const holdsCapital = (situation: Situation, side: SideId): boolean =>
  situation.ground.cities.some(({ fact, number }) => fact.capital === true && cityHolder(situation, number) === side);

/** R 12.6: the provinces that bring a side replacements: to the independents neither those of India nor those outlined in red. */
const payingLand = (situation: Situation, side: SideId): readonly PlaceCode[] =>
  provincesOf(situation, side).filter(
    (code) =>
      side !== INDEPENDENTS ||
      !(isIndian(situation, code) || provinceAt(situation, code).fact.loyalty === 'independent'),
  );

/** R S11.3: whether a side controls as much as replacements of this season take, when points are counted (ruling S11.1). */
export function qualifies(situation: Situation, side: SideId): boolean {
  const provinces = payingLand(situation, side);
  if (turnOf(situation).season !== 'spring') return provinces.length >= FOR_WINTER;
  return (
    provinces.length >= FOR_SPRING &&
    provinces.some((code) => provinceAt(situation, code).fact.terrain === 'rich') &&
    (controlsAny(situation, side, [HOMELAND]) || holdsCapital(situation, side))
  );
}

/** R S11.2: what the provinces of a side are worth. */
export const landOf = (situation: Situation, side: SideId): number =>
  payingLand(situation, side).reduce(
    (sum, code) => sum + boxOf(situation).tables.values[provinceAt(situation, code).fact.terrain],
    0,
  );

/** What is said of the purchase of each unit, by its code. */
const purchasesIn = once((box: ClashComponents): readonly (PurchaseFact | undefined)[] =>
  rosterOf(box).units.map(({ kind }) => box.purchases.find((fact) => fact.kind === kind.id)),
);

/** What is said of the purchase of a unit's kind. */
export const purchaseOf = (situation: Situation, unit: UnitCode): PurchaseFact | undefined =>
  purchasesIn(boxOf(situation))[unit];

/** R S1.2: the provinces whose holders have steps for nothing, with their cities. */
const giversIn = once((box: ClashComponents): readonly PlaceCode[] => {
  const givers = groundOf(box).provinces.filter(({ fact }) => box.purchases.some(({ freeIn }) => freeIn === fact.id));
  return givers.flatMap(({ code, cities }) => [code, ...cities.map((city) => city.code)]);
});

/** When the course of the game has changed last, or anything in these places. */
export function sinceGifts(situation: Situation): Stamp {
  let since = situation.courseStamp();
  for (const place of giversIn(boxOf(situation))) since = Math.max(since, situation.stampOf(place));
  return since;
}

/** R S11.4: what a side can spend as so many points. */
export const spendable = (situation: Situation, side: SideId): readonly Marker[] =>
  markersWith(situation, side).filter(({ fact }) => fact.points !== undefined);

/** R S1.2: who comes from Rhodes serves its ally alone, however he is had (ruling S5.8). */
export const isAnothersGift = (situation: Situation, side: SideId, { kind }: Pick<UnitInfo, 'kind'>): boolean =>
  kind.id === boxOf(situation).rhodes.gift && allyOfRhodes(situation) !== side;

/** R S14.1: a unit of the Mutiny Holding Box costs so much, whatever it is. */
export const RECALL_COST = 1;

/** R S14.1: why a unit is not called back from home; what it takes to build one is not asked (ruling S14.8). */
export function recallBar(situation: Situation, side: SideId, points: number, unit: UnitInfo): Bar | undefined {
  if (situation.placeOfUnit(unit.code) !== trayOf(situation, 'mutinied'))
    return { code: 'notInThePile', rule: 'R S14.1' };
  if (side === INDEPENDENTS && unit.kind.nation === 'indian') return { code: 'neverReplaced', rule: 'R 12.6' };
  if (isAnothersGift(situation, side, unit)) return { code: 'notForSale', rule: 'R S1.2' };
  if (points < RECALL_COST) return { code: 'tooDear', rule: 'R S14.1' };
  return musterPlaces(situation, unit, side).length === 0 ? { code: 'nowhereToMuster', rule: 'R 12.4' } : undefined;
}
