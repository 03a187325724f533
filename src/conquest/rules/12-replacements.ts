/** R 12: replacements. */
import type { Draft } from 'immer';
import type { RuleRef } from '../../core/index.js';
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code/index.js';
import { buildBaggage } from '../deeds/baggage.js';
import { buildWall, loseWall } from '../deeds/cities.js';
import { raiseUnit, restoreStep } from '../deeds/units.js';
import type { ReplacementsFrame, TurnFrame } from '../frame/index.js';
import { provincesOf, statusOf } from '../query/05-control.js';
import { provinceAt } from '../query/06-1-presence.js';
import {
  baggageRefusal,
  baggageToBuild,
  canCome,
  firstOfEachInDeadPile,
  isForSale,
  levyRefusalFor,
  musterPlaces,
  raiseRefusal,
  rebuildRefusal,
  priceListOf,
  termsOf,
  unitsToRebuild,
  type PriceList,
} from '../query/12-replacements.js';
import { cityNamed } from '../query/11-siege.js';
import { receivesReplacements, sideFact, treasuriesTaken } from '../query/04-1-turn.js';
import { citiesToRaze, citiesToWall, razeRefusal, wallRefusal } from '../query/12-5-walls.js';
import { baggageCode, findProvince, findUnit, provinceCode, unitCode, unitNamed } from '../table/by-id.js';
import type { RefusalReason, Law } from '../table/law.js';
import type { UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { MilestoneId, SideId } from '../vocabulary.js';
import { purchaseActionsFor, type PurchaseActions } from './12-2-purchase-actions.js';

/** R 12.8: the milestone that must be passed before a side recruits enemy troops. */
const OPENED_BY: Readonly<Record<'capitals' | 'india', MilestoneId>> = {
  capitals: 'capitalTaken',
  india: 'indiaReached',
};

const BANKRUPT: RefusalReason = { code: 'treasuriesLost', rule: 'R 15.8' };

/** Returns whether a side pays from treasuries and has lost all of them (R 15.8). */
const isBankrupt = (situation: Situation, side: SideId): boolean =>
  sideFact(situation, side).treasury === true && treasuriesTaken(situation).all;

/** The part of the law about replacements. */
export type ReplacementsLaw = Pick<
  Law<Situation>,
  'income' | 'stepCost' | 'boughtAs' | 'levyRefusal' | 'rebuilds' | 'hasStandIns'
>;

export const replacementsLaw: ReplacementsLaw = {
  /** R 12.10: stand-ins are always used. */
  hasStandIns: () => true,
  /** R 12.1, 12.6: a point for each province that a side controls, except those that pay it nothing. */
  income: (situation, side) =>
    provincesOf(situation, side).filter((code) => provinceAt(situation, code).fact.paysNothingTo !== side).length,
  /** R 12.2: the cost depends on the type of unit. */
  stepCost({ components, roster }, _, unit) {
    const kind = roster.units[unit]?.kind;
    return kind === undefined ? Infinity : components.charts.costs.step[kind.type];
  },
  /**
   * R 15.8: a side that has lost all treasuries cannot form mercenaries anew, but can rebuild reduced ones
   * (ruling C12.2).
   */
  levyRefusal: (situation, side, unit) =>
    situation.roster.units[unit]?.kind.recruited === 'byAnybody' && isBankrupt(situation, side) ? BANKRUPT : undefined,
  /** R 11.7: a side may rebuild its own markers. */
  rebuilds: ({ roster }, side, baggage) => roster.baggage[baggage]?.side === side,
  boughtAs(situation, side, unit) {
    const kind = situation.roster.units[unit]?.kind;
    if (kind === undefined) return { code: 'notForSale', rule: 'R 12.4' };
    const { side: owner, recruited, needsTreasury, irreplaceable } = kind;
    if (needsTreasury === true && isBankrupt(situation, side)) return BANKRUPT;
    if (recruited === 'byAnybody') return 'own';
    if (owner === side) return irreplaceable === true ? { code: 'neverReplaced', rule: 'R 12.6' } : 'own';
    if (recruited === undefined) return { code: 'notForSale', rule: 'R 12.8' };
    const since = situation.milestones[OPENED_BY[recruited]];
    return since !== undefined && since < situation.turn ? 'recruits' : { code: 'notYetRecruited', rule: 'R 12.8' };
  },
};

/** Counts the points at the start of the turn for all sides that receive any in it (R 12.1, ruling C12.3). */
export function countPoints(situation: Situation, frame: Draft<TurnFrame>): void {
  let points: Partial<Record<SideId, number>> | undefined;
  for (const { id } of situation.components.sides)
    if (receivesReplacements(situation, id)) (points ??= {})[id] = situation.law.income(situation, id);
  if (points !== undefined) frame.points = points;
}

export function openReplacements(run: GameRun, side: SideId | null): void {
  if (side === null) return;
  const points = run.frame('turn')?.points?.[side] ?? 0;
  run.emit({ type: 'replacementsReceived', rule: 'R 12.1', side, points });
  if (points > 0)
    run.push({ kind: 'replacements', side, points, bought: { own: 0, recruits: 0 }, raising: null, razed: null });
}

type Buying = Pick<ReplacementsFrame, 'side' | 'points' | 'bought' | 'raising' | 'razed'>;

/** Returns where the unit that was formed can be placed (R 12.4). */
function placementActions(situation: Situation, { side: player, raising }: Buying): Action[] {
  const { places } = situation.ground;
  const all: Action[] = [];
  if (raising === null) return all;
  const info = unitNamed(situation, raising);
  const { id: unit } = info;
  for (const at of musterPlaces(situation, info, player))
    all.push({ type: 'muster', player, unit, province: places[at] as string });
  return all;
}

/** Adds the units that can be bought from the dead pile (R 12.4). */
function listRaises(
  situation: Situation,
  frame: Buying,
  prices: PriceList,
  { raise }: PurchaseActions,
  all: Action[],
): void {
  const { side } = frame;
  const provinces = provincesOf(situation, side);
  for (const unit of firstOfEachInDeadPile(situation))
    if (isForSale(situation, frame, prices, unit) && canCome(situation, unit, side, provinces))
      all.push(raise[unit.code] as Action);
}

/** Returns all purchases that are possible now, and the end of the phase. */
function purchases(situation: Situation, frame: Buying): Action[] {
  const { side, razed } = frame;
  const actions = purchaseActionsFor(situation, side);
  const all: Action[] = [];
  if (razed === null) {
    const prices = priceListOf(situation, side);
    for (const { code } of unitsToRebuild(situation, frame, prices)) all.push(actions.rebuild[code] as Action);
    listRaises(situation, frame, prices, actions, all);
  }
  for (const { number } of citiesToWall(situation, frame)) all.push(actions.buildWall[number] as Action);
  // After razing a wall, its marker must be placed first.
  if (razed !== null) return all;
  for (const { number } of citiesToRaze(situation, frame)) all.push(actions.razeWall[number] as Action);
  for (const code of baggageToBuild(situation, frame)) all.push(actions.buildBaggage[code] as Action);
  all.push(actions.endReplacements);
  return all;
}

/** Returns all actions as a new list. */
export const choices = (situation: Situation, frame: Buying): Action[] =>
  (frame.raising === null ? purchases : placementActions)(situation, frame);

/** R 12.2: spends points. */
export function pay(run: GameRun, frame: Draft<ReplacementsFrame>, points: number, rule: RuleRef): void {
  frame.points -= points;
  run.emit({ type: 'pointsSpent', rule, side: frame.side, points, left: frame.points });
}

function payForStep(run: GameRun, frame: Draft<ReplacementsFrame>, unit: UnitInfo): void {
  const { state } = run;
  const terms = termsOf(state, frame.side, unit);
  if (terms === undefined) return;
  // Purchases count towards recruits (R 12.8); the last unit that may be bought of a kind does not count.
  if (levyRefusalFor(state, frame.side, unit) === undefined) frame.bought[terms.as]++;
  pay(run, frame, terms.points, 'R 12.2');
}

function muster(run: GameRun, frame: Draft<ReplacementsFrame>, province: string): void {
  const { raising } = frame;
  frame.raising = null;
  if (raising === null) return;
  const at = provinceCode(run.state, province);
  raiseUnit(run, unitCode(run.state, raising), { at, side: frame.side, steps: 1 }, 'R 12.4');
}

const refusalFor = (reason: RefusalReason | undefined, params: Refusal['params']): Refusal =>
  reason === undefined ? refusal('alikeInList', 'R 12.2', params) : refusal(reason.code, reason.rule, params);

function refuseMuster(situation: Situation, { side, raising }: Buying, unit: string, province: string): Refusal {
  if (raising !== unit) return refusal('anotherPieceFirst', 'R 12.4', { piece: unit, next: raising });
  const to = findProvince(situation, province);
  if (to === undefined) return refusal('provinceUnknown', 'R 12.4', { province });
  const status = statusOf(situation, to.code);
  return status === side
    ? refusal('outOfRange', 'ruling C13.2', { piece: unit, province })
    : refusal('provinceNotControlled', 'R 12.4', { province, status });
}

function refusePurchase(situation: Situation, frame: Buying, action: Action): Refusal | undefined {
  switch (action.type) {
    case 'rebuild':
    case 'raise': {
      const unit = findUnit(situation, action.unit);
      if (unit === undefined) return refusal('pieceUnknown', 'R 12.2', { unit: action.unit });
      const reasonFor = action.type === 'rebuild' ? rebuildRefusal : raiseRefusal;
      return refusalFor(reasonFor(situation, frame, unit), { unit: unit.id });
    }
    case 'buildWall':
    case 'razeWall': {
      const city = cityNamed(situation, action.city);
      if (city === undefined) return refusal('cityUnknown', 'R 12.5', { city: action.city });
      const reasonFor = action.type === 'buildWall' ? wallRefusal : razeRefusal;
      return refusalFor(reasonFor(situation, frame, city), { city: city.fact.id });
    }
    case 'buildBaggage': {
      const code = situation.roster.baggageCodes.get(action.baggage);
      if (code === undefined) return refusal('pieceUnknown', 'R 11.7', { baggage: action.baggage });
      return refusalFor(baggageRefusal(situation, frame, code), { baggage: action.baggage });
    }
    default:
      return undefined;
  }
}

export const replacements: RulesOf<'replacements'> = {
  rule: 'R 12.2',
  /** After razing a wall, the side is asked where its marker goes even if there is only one city. */
  actor: (_, { side, razed }, list) => (list().length > (razed === null ? 1 : 0) ? side : undefined),
  actions: choices,
  refuse(situation, frame, action) {
    if (action.type === 'muster') return refuseMuster(situation, frame, action.unit, action.province);
    if (frame.raising !== null) return refusal('musterFirst', 'R 12.4', { unit: frame.raising });
    if (frame.razed !== null && action.type !== 'buildWall')
      return refusal('markerFirst', 'R 12.5', { city: frame.razed });
    return refusePurchase(situation, frame, action);
  },
  apply(run, frame, action) {
    const { state } = run;
    const { side } = frame;
    switch (action.type) {
      case 'rebuild': {
        const unit = unitNamed(state, action.unit);
        payForStep(run, frame, unit);
        return restoreStep(run, unit.code, 'R 12.3');
      }
      case 'raise': {
        const unit = unitNamed(state, action.unit);
        payForStep(run, frame, unit);
        frame.raising = unit.id;
        return;
      }
      case 'muster':
        return muster(run, frame, action.province);
      case 'buildWall': {
        const city = cityNamed(state, action.city);
        if (city === undefined) return;
        frame.razed = null;
        pay(run, frame, state.components.charts.costs.wall, 'R 12.5');
        return buildWall(run, city, side, 'R 12.5');
      }
      case 'razeWall': {
        const city = cityNamed(state, action.city);
        if (city === undefined) return;
        frame.razed = city.fact.id;
        return loseWall(run, city, 'R 12.5');
      }
      case 'buildBaggage': {
        const code = baggageCode(state, action.baggage);
        const at = state.ground.codes.get(state.roster.baggage[code]?.builtIn ?? '');
        if (at === undefined) return;
        pay(run, frame, state.components.charts.costs.train, 'R 11.7');
        return buildBaggage(run, code, at, side, 'R 11.7');
      }
      case 'endReplacements':
        return run.finish();
      default:
        return;
    }
  },
  /** There is nothing to choose: the unit is placed in the only possible province, or nothing more can be bought. */
  advance(run, frame, list) {
    const [only] = frame.raising === null ? [] : list();
    if (only?.type === 'muster') muster(run, frame, only.province);
    else run.finish();
  },
};
