/** R 12: what can be bought with replacement points. */
import type { ReplacementsFrame, StandInFrame } from '../frame/index.js';
import { leaderNamed } from '../table/by-id.js';
import type { PlaceCode } from '../table/ground.js';
import { memo } from '../table/memo.js';
import type { RefusalReason, Purchase } from '../table/law.js';
import { derived, inRegion, NO_PIECE } from '../../core/board/index.js';
import type { LeaderInfo, Roster, UnitCode, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { SideId } from '../vocabulary.js';
import { firstOfEach } from './alike.js';
import { isFriendly, provincesOf } from './05-control.js';
import { enterable, mayEnter } from './08-2-movement.js';
import { isOnMap } from './06-1-presence.js';

export type Budget = Pick<ReplacementsFrame, 'side' | 'points' | 'bought' | 'razed'>;

/**
 * Returns the provinces in which a new unit may be placed: those that its side controls and that it may enter (R 12.4,
 * ruling C13.2).
 */
export const musterPlaces = (situation: Situation, unit: UnitInfo, side: SideId): readonly PlaceCode[] =>
  enterable(situation, unit, side, provincesOf(situation, side));

/** Returns whether a new unit may be placed in any of these provinces (R 12.4). */
export function canCome(situation: Situation, unit: UnitInfo, side: SideId, provinces: readonly PlaceCode[]): boolean {
  for (const province of provinces) if (mayEnter(situation, unit, side, province)) return true;
  return false;
}

/** R 12.2: how a step is bought, and for how many points. */
export interface PurchaseTerms {
  readonly as: Purchase;
  readonly points: number;
}

/** R 12.2: by likeness of units: the terms on which a side can buy a step; `undefined`: it cannot. */
export type PriceList = readonly (PurchaseTerms | undefined)[];

/** Returns one unit of each likeness. */
const examplesIn = derived(({ units }: Roster): readonly UnitInfo[] => {
  const examples: UnitInfo[] = [];
  for (const unit of units) examples[unit.likeness] ??= unit;
  return examples;
});

/** Returns the terms on which a side can buy a step of a unit now, or why it cannot (R 12.2, 12.6-12.8, 15.8). */
function termsOrRefusal(situation: Situation, side: SideId, unit: UnitCode): PurchaseTerms | RefusalReason {
  const { law } = situation;
  const as = law.boughtAs(situation, side, unit);
  if (typeof as !== 'string') return as;
  return { as, points: law.stepCost(situation, side, unit) };
}

function currentTerms(situation: Situation, side: SideId, unit: UnitCode): PurchaseTerms | undefined {
  const offer = termsOrRefusal(situation, side, unit);
  return 'code' in offer ? undefined : offer;
}

/** Returns the terms on which a side can buy steps now (R 12.2, 12.6-12.8, 15.8). */
export const priceListOf: (situation: Situation, side: SideId) => PriceList = memo(
  { forSide: true, on: ['control', 'course'] },
  function termsOfSale(situation, side) {
    return examplesIn(situation.roster).map(({ code }) => currentTerms(situation, side, code));
  },
);

/** Returns the terms on which a side can buy a step of a unit; `undefined`: it cannot (R 12.2, 12.6-12.8, 15.8). */
export const termsOf = (situation: Situation, side: SideId, { likeness }: UnitInfo): PurchaseTerms | undefined =>
  priceListOf(situation, side)[likeness];

const OWN_FIRST: RefusalReason = { code: 'ownTroopsFirst', rule: 'R 12.8' };
const TOO_DEAR: RefusalReason = { code: 'tooDear', rule: 'R 12.2' };

/**
 * Returns why a budget does not allow a step on these terms: too few points, or own troops must be bought before
 * another recruit (R 12.2, 12.8, ruling C12.1).
 */
function budgetRefusal({ points, bought }: Budget, terms: PurchaseTerms): RefusalReason | undefined {
  if (terms.as === 'recruits' && bought.recruits >= bought.own) return OWN_FIRST;
  return terms.points > points ? TOO_DEAR : undefined;
}

/** Returns why a side cannot buy a step of a unit (R 12.2, 12.6-12.8, 15.8). */
function stepRefusal(situation: Situation, budget: Budget, { code }: UnitInfo): RefusalReason | undefined {
  const offer = termsOrRefusal(situation, budget.side, code);
  return 'code' in offer ? offer : budgetRefusal(budget, offer);
}

const isStanding = (situation: Situation, side: SideId, unit: UnitCode): boolean =>
  isOnMap(situation, situation.placeOfUnit(unit)) && situation.sideOfUnit(unit) === side;

const isInThePile = (situation: Situation, { code }: UnitInfo): boolean =>
  situation.placeOfUnit(code) === situation.ground.trays.pool;

/** Returns why a unit cannot regain a step (R 12.3). It may be anywhere on the map. */
export function rebuildRefusal(situation: Situation, budget: Budget, unit: UnitInfo): RefusalReason | undefined {
  const { code, full } = unit;
  if (!isStanding(situation, budget.side, code)) return { code: 'notOnTheMap', rule: 'R 12.3' };
  if (situation.stepsOf(code) >= full) return { code: 'notReduced', rule: 'R 12.3' };
  return stepRefusal(situation, budget, unit);
}

/** R 2.3: the units with several steps, and their full numbers of steps. Only these can be reduced. */
const reducibleIn = derived(
  (roster: Roster): { readonly codes: readonly UnitCode[]; readonly full: readonly number[] } => {
    const units = roster.units.filter(({ full }) => full > 1);
    return { codes: units.map(({ code }) => code), full: units.map(({ full }) => full) };
  },
);

/** Returns the units that can regain a step now; one of each set of alike units (R 12.3). */
export function unitsToRebuild(situation: Situation, budget: Budget, prices: PriceList): readonly UnitInfo[] {
  const { side } = budget;
  const units: UnitInfo[] = [];
  const { roster } = situation;
  const { codes, full } = reducibleIn(roster);
  for (let index = 0; index < codes.length; index++) {
    const code = codes[index] as UnitCode;
    if (situation.stepsOf(code) >= (full[index] as number) || !isStanding(situation, side, code)) continue;
    const unit = roster.units[code] as UnitInfo;
    const terms = prices[unit.likeness];
    if (terms !== undefined && budgetRefusal(budget, terms) === undefined) units.push(unit);
  }
  return firstOfEach(situation, units);
}

/** Returns why a unit of the dead pile cannot be formed although a reduced one of its kind can be rebuilt (R 15.8). */
export const levyRefusalFor = (situation: Situation, side: SideId, unit: UnitInfo): RefusalReason | undefined =>
  isInThePile(situation, unit) ? situation.law.levyRefusal(situation, side, unit.code) : undefined;

/** Returns why a unit cannot be bought from the dead pile (R 12.4). */
export function raiseRefusal(situation: Situation, budget: Budget, unit: UnitInfo): RefusalReason | undefined {
  const { side } = budget;
  if (!isInThePile(situation, unit)) return { code: 'notInThePile', rule: 'R 12.4' };
  const reason = levyRefusalFor(situation, side, unit) ?? stepRefusal(situation, budget, unit);
  if (reason !== undefined) return reason;
  const provinces = provincesOf(situation, side);
  return canCome(situation, unit, side, provinces) ? undefined : { code: 'nowhereToMuster', rule: 'ruling C13.2' };
}

/** By unit: a number that units of the same likeness and original side share. They are alike in the dead pile. */
const printsIn = derived(({ units }: Roster): readonly number[] => {
  const numbers = new Map<string, number>();
  return units.map(({ likeness, side }) => {
    const print = `${likeness} ${side}`;
    const number = numbers.get(print) ?? numbers.size;
    numbers.set(print, number);
    return number;
  });
});

/** Returns the first unit of each print in the dead pile (R 12.4). Units of the same print are alike there. */
export const firstOfEachInDeadPile: (situation: Situation) => readonly UnitInfo[] = memo(
  { on: [inRegion('units', ({ ground }) => ground.trays.pool)] },
  function firstOfEachPrint(situation) {
    const { roster, ground } = situation;
    const prints = printsIn(roster);
    const isSeen: boolean[] = [];
    const firsts: UnitInfo[] = [];
    let code = situation.firstUnitAt(ground.trays.pool);
    for (; code !== NO_PIECE; code = situation.unitAfter(code)) {
      const print = prints[code] as number;
      if (isSeen[print] === true) continue;
      isSeen[print] = true;
      firsts.push(roster.units[code] as UnitInfo);
    }
    return firsts;
  },
);

/** Returns whether a side can buy a unit of the dead pile now, wherever it would be placed (R 12.2, 15.8). */
export function isForSale(
  situation: Situation,
  budget: Budget,
  prices: PriceList,
  { code, likeness }: UnitInfo,
): boolean {
  const terms = prices[likeness];
  if (terms === undefined || budgetRefusal(budget, terms) !== undefined) return false;
  return situation.law.levyRefusal(situation, budget.side, code) === undefined;
}

/** Returns why a side cannot rebuild a marker (R 11.7). */
export function baggageRefusal(
  situation: Situation,
  { side, points }: Budget,
  baggage: number,
): RefusalReason | undefined {
  const { ground, roster, components } = situation;
  const { builtIn } = roster.baggage[baggage] ?? {};
  const at = ground.codes.get(builtIn ?? '');
  const isLost = situation.placeOfBaggage(baggage) === ground.trays.pool;
  if (
    !situation.law.rebuilds(situation, side, baggage) ||
    !isLost ||
    at === undefined ||
    !isFriendly(situation, at, side)
  )
    return { code: 'baggageThere', rule: 'R 11.7' };
  return points < components.charts.costs.train ? { code: 'tooDear', rule: 'R 11.7' } : undefined;
}

/** R 11.7: the markers that can be rebuilt when they are lost. */
const rebuildable = derived(({ baggage }: Roster): readonly number[] =>
  baggage.flatMap(({ builtIn }, code) => (builtIn === undefined ? [] : [code])),
);

/** Returns the markers that a side can rebuild now (R 11.7). */
export function baggageToBuild(situation: Situation, budget: Budget): readonly number[] {
  const codes: number[] = [];
  for (const code of rebuildable(situation.roster))
    if (
      situation.placeOfBaggage(code) === situation.ground.trays.pool &&
      baggageRefusal(situation, budget, code) === undefined
    )
      codes.push(code);
  return codes;
}

/** Returns the stand-in of a side if it is not on the map (R 12.10). */
export const availableStandIn = (situation: Situation, side: SideId): LeaderInfo | undefined =>
  situation.roster.leaders.find(
    ({ code, fact }) =>
      fact.standIn === true &&
      situation.sideOfLeader(code) === side &&
      !isOnMap(situation, situation.placeOfLeader(code)),
  );

/**
 * Returns where a stand-in may be placed: with units that have survived the battle; without any, with other units of
 * the side; not with forces that keep apart, nor where the stand-in may not be (R 12.10, ruling C12.8).
 */
export function placesForStandIn(
  situation: Situation,
  { side, leader, survivors }: StandInFrame,
): readonly PlaceCode[] {
  const { roster, ground } = situation;
  const info = leaderNamed(situation, leader);
  const joined = roster.units.filter(({ code }) => {
    const at = situation.placeOfUnit(code);
    const province = ground.provinceOfPlace[at];
    return (
      isOnMap(situation, at) &&
      situation.sideOfUnit(code) === side &&
      situation.law.forceOf(situation, code) === side &&
      (province === undefined || mayEnter(situation, info, side, province.code))
    );
  });
  const saved = joined.filter(({ id }) => survivors.includes(id));
  const places = (saved.length > 0 ? saved : joined).map(({ code }) => situation.placeOfUnit(code));
  return [...new Set(places)].sort((one, other) => one - other);
}
