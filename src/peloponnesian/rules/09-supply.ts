/** R 9: supply. */
import type { Draft } from 'immer';
import { forage } from '../deeds/foraging.js';
import { loseUnits } from '../deeds/casualties.js';
import { changeTreasury } from '../deeds/treasury.js';
import type { Action } from '../action/index.js';
import type { Forage } from '../action/supply.js';
import { refusal, type Refusal } from '../code/index.js';
import type { SupplyFrame } from '../frame/supply.js';
import { firstOfKinds, kindOfUnit } from '../query/alike.js';
import { isMaskedHex } from '../query/areas.js';
import { campOf } from '../query/owners.js';
import { isInCity, suppliedHexes } from '../query/supply.js';
import { areaOfUnit, canForage, costOfAll, forageLeft, isInFriendlyRegion, unitsToSupply } from '../query/upkeep.js';
import type { UnitInfo } from '../table/roster.js';
import { FORAGING, INSIDE, type Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { PlayerId, UnitId } from '../vocabulary.js';
import { bringAshore, landings, loseStranded } from './09-8-fleets-at-sea.js';

export function openSupply(run: GameRun, player: PlayerId): void {
  run.push({ kind: 'supply', player, stage: 'landing', hungry: [], supplied: [] });
}

/** The units of some ids. */
const unitsNamed = ({ roster }: Situation, ids: readonly UnitId[]): readonly UnitInfo[] =>
  roster.units.filter(({ id }) => ids.includes(id));

/** R 9.4.1: the units that are to be supplied from the treasury. All others have foraged or been eliminated before. */
const payers = (situation: Situation, player: PlayerId): readonly UnitInfo[] =>
  unitsToSupply(situation, player).filter(({ code }) => !situation.unitIs(code, FORAGING));

/** R 9.5: the units that are not in supply. */
function cutOffUnits(situation: Situation, player: PlayerId): readonly UnitInfo[] {
  const supplied = suppliedHexes(situation, campOf(player));
  return payers(situation, player).filter(({ code }) => {
    const place = situation.placeOfUnit(code);
    return place !== situation.places.trays.leavingSicily && !supplied.has(place) && !isInCity(situation, code);
  });
}

/** The hungry units that can forage. */
const foragers = (situation: Situation, { hungry }: SupplyFrame): readonly UnitInfo[] =>
  unitsNamed(situation, hungry).filter((unit) => canForage(situation, unit));

/** R 9.7.1: the hungry units among which a choice is left: an area feeds some of them only, and they are not all alike. */
function rivals(situation: Situation, frame: SupplyFrame): readonly UnitInfo[] {
  const units = foragers(situation, frame);
  return units.filter((unit) => {
    const area = areaOfUnit(situation, unit);
    const here = units.filter((each) => areaOfUnit(situation, each) === area);
    const kinds = new Set(here.map((each) => kindOfUnit(situation, each)));
    return kinds.size > 1 && here.length > forageLeft(situation, area);
  });
}

/** R 9.4.2: the units in supply that may forage instead. With an empty treasury all must that can, later (ruling Q55). */
function volunteers(situation: Situation, player: PlayerId): readonly UnitInfo[] {
  if ((situation.treasuries[player] ?? 0) === 0) return [];
  return payers(situation, player).filter((unit) => canForage(situation, unit) && !isInFriendlyRegion(situation, unit));
}

/** Whether the treasury of a player is enough for some units. */
const isEnough = (situation: Situation, player: PlayerId, units: readonly UnitInfo[]): boolean =>
  costOfAll(situation, units) <= (situation.treasuries[player] ?? 0);

/** R 9.1, ruling Q47: the units that the treasury supplies beside those that are chosen. */
function affordable(situation: Situation, { player, supplied }: SupplyFrame): readonly UnitInfo[] {
  const chosen = unitsNamed(situation, supplied);
  return payers(situation, player).filter(
    (unit) => !supplied.includes(unit.id) && isEnough(situation, player, [...chosen, unit]),
  );
}

/** Whether the treasury supplies the chosen units and all that could be chosen besides: then nothing is left to choose. */
const isEnoughForAll = (situation: Situation, frame: SupplyFrame): boolean =>
  isEnough(situation, frame.player, [...unitsNamed(situation, frame.supplied), ...affordable(situation, frame)]);

function choices(situation: Situation, frame: SupplyFrame): readonly Action[] {
  const { player, stage } = frame;
  const forages = (units: readonly UnitInfo[]): readonly Forage[] =>
    firstOfKinds(situation, units).map(({ id }) => ({ type: 'forage', player, unit: id }));
  switch (stage) {
    case 'landing': {
      const listed = landings(situation, player);
      return listed.length < 2 ? [] : listed;
    }
    case 'cutOff':
    case 'unpaid':
      return forages(rivals(situation, frame));
    case 'foraging': {
      const listed = forages(volunteers(situation, player));
      return listed.length === 0 ? [] : [...listed, { type: 'endForaging', player }];
    }
    case 'paying': {
      if (isEnoughForAll(situation, frame)) return [];
      const kinds = firstOfKinds(situation, affordable(situation, frame));
      return kinds.length < 2 ? [] : kinds.map(({ id }) => ({ type: 'supplyUnit', player, unit: id }));
    }
  }
}

/** Units that are not supplied forage as far as they can, and the others are eliminated (R 9.5, 9.6). */
function feed(run: GameRun, frame: SupplyFrame): boolean {
  const { state } = run;
  const rule = frame.stage === 'cutOff' ? 'R 9.5' : 'R 9.6';
  const [first] = foragers(state, frame);
  if (first !== undefined) {
    forage(run, first, rule);
    return false;
  }
  loseUnits(
    run,
    unitsNamed(state, frame.hungry).filter(({ code }) => !state.unitIs(code, FORAGING)),
    rule,
  );
  return true;
}

/** R 9.4.1: the chosen units are paid for. Answers the others. */
function pay(run: GameRun, { player, supplied }: SupplyFrame): readonly UnitInfo[] {
  const { state } = run;
  const paid = unitsNamed(state, supplied);
  const talents = costOfAll(state, paid);
  if (paid.length > 0)
    run.emit({ type: 'unitsSupplied', rule: 'R 9.4.1', player, units: paid.map(({ id }) => id), talents });
  changeTreasury(run, player, -talents, 'R 9.4.1');
  return payers(state, player).filter(({ id }) => !supplied.includes(id));
}

/** Goes on to the next stage, which concerns these units. */
function go(frame: Draft<SupplyFrame>, stage: SupplyFrame['stage'], hungry: readonly UnitInfo[] = []): void {
  frame.stage = stage;
  frame.hungry = hungry.map(({ id }) => id);
}

/** R 9.4.2, 9.7.3 a: units that remain unpaid forage in friendly regions only if the treasury is empty. */
function goOnUnpaid(run: GameRun, frame: Draft<SupplyFrame>, unpaid: readonly UnitInfo[]): void {
  const { state } = run;
  const isEmpty = (state.treasuries[frame.player] ?? 0) === 0;
  const [barred, free] = [
    unpaid.filter((unit) => !isEmpty && isInFriendlyRegion(state, unit)),
    unpaid.filter((unit) => isEmpty || !isInFriendlyRegion(state, unit)),
  ];
  loseUnits(run, barred, 'R 9.6');
  go(frame, 'unpaid', free);
}

export const supply: RulesOf<'supply'> = {
  rule: 'R 9.1',
  actor: (_, frame, list) => (list().length > 0 ? frame.player : undefined),
  actions: choices,
  refuse: refuseSupply,
  apply(run, frame, action) {
    const { state } = run;
    if (action.type === 'bringAshore') bringAshore(run, action);
    else if (action.type === 'endForaging') go(frame, 'paying');
    else if (action.type === 'supplyUnit') frame.supplied.push(action.unit);
    else if (action.type === 'forage')
      for (const unit of unitsNamed(state, [action.unit])) forage(run, unit, 'R 9.7.1');
  },
  advance(run, frame) {
    const { state } = run;
    switch (frame.stage) {
      case 'landing': {
        const [only] = landings(state, frame.player);
        if (only !== undefined) return bringAshore(run, only);
        loseStranded(run, frame.player);
        go(frame, 'cutOff', cutOffUnits(state, frame.player));
        break;
      }
      case 'cutOff':
        if (feed(run, frame)) go(frame, 'foraging');
        break;
      case 'foraging':
        go(frame, 'paying');
        break;
      case 'paying': {
        const more = affordable(state, frame);
        const chosen = isEnoughForAll(state, frame) ? more : more.slice(0, 1);
        frame.supplied.push(...chosen.map(({ id }) => id));
        if (chosen.length === 0) goOnUnpaid(run, frame, pay(run, frame));
        break;
      }
      case 'unpaid':
        if (feed(run, frame)) run.finish();
    }
  },
};

/** Why a unit does not forage. */
function refuseForage(situation: Situation, unit: UnitInfo): Refusal | undefined {
  const { components, ground, raided, season } = situation;
  const area = areaOfUnit(situation, unit);
  const fact = ground.map.areas[area];
  const params = { unit: unit.id };
  if (season === components.charts.supply.noForage) return refusal('noForageInWinter', 'R 9.7.3', params);
  if (fact !== undefined && (raided[fact.id] ?? 0) > 0) return refusal('areaIsRaided', 'R 9.7.3', params);
  if (situation.unitIs(unit.code, INSIDE) && isMaskedHex(situation, situation.placeOfUnit(unit.code)))
    return refusal('shutIn', 'R 10.2.2', params);
  if (fact !== undefined && forageLeft(situation, area) === 0) return refusal('forageExhausted', 'R 9.7.1', params);
  return isInFriendlyRegion(situation, unit) ? refusal('suppliedAtHome', 'R 9.7.3', params) : undefined;
}

function refuseSupply(situation: Situation, frame: SupplyFrame, action: Action): Refusal | undefined {
  if (action.type === 'bringAshore')
    return refusal('noLandingThere', 'R 9.8', { stack: action.stack, hex: action.hex });
  if (action.type !== 'forage' && action.type !== 'supplyUnit') return undefined;
  const [unit] = unitsNamed(situation, [action.unit]);
  if (unit === undefined) return refusal('unitUnknown', 'R 9.1', { unit: action.unit });
  if (!unitsToSupply(situation, frame.player).includes(unit))
    return refusal('notYours', 'R 9.1', { unit: action.unit });
  if (action.type === 'forage') return refuseForage(situation, unit);
  return frame.stage === 'paying' && !affordable(situation, frame).includes(unit)
    ? refusal('treasuryTooSmall', 'R 9.1', { unit: action.unit })
    : undefined;
}
