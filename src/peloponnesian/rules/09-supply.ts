/** R 9: supply. */
import { unitsAmong } from '../query/pieces.js';
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import type { Forage } from '../action/supply.js';
import { loseUnits } from '../deeds/casualties.js';
import { forage } from '../deeds/foraging.js';
import { supplyUnits } from '../deeds/upkeep.js';
import type { SupplyFrame } from '../frame/supply.js';
import { firstOfKinds } from '../query/alike.js';
import {
  affordable,
  cutOffUnits,
  foragers,
  isEnoughForAll,
  payers,
  rivals,
  volunteers,
} from '../query/supply-stages.js';
import { isInFriendlyRegion } from '../query/upkeep.js';
import type { UnitInfo } from '../table/roster.js';
import { FORAGING, type Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { PlayerId } from '../vocabulary.js';
import { bringAshore, landings, loseStranded } from './09-8-fleets-at-sea.js';
import { refuseSupply } from './09-refusals.js';

export function openSupply(run: GameRun, player: PlayerId): void {
  run.push({ kind: 'supply', player, stage: 'landing', hungry: [], supplied: [] });
}

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
      const more = affordable(situation, frame);
      if (isEnoughForAll(situation, frame, more)) return [];
      const kinds = firstOfKinds(situation, more);
      return kinds.length < 2 ? [] : kinds.map(({ id }) => ({ type: 'supplyUnit', player, unit: id }));
    }
  }
}

/**
 * Makes one hungry unit forage. If no unit can any more, eliminates the others and returns `true` (R 9.5, 9.6,
 * ruling Q57).
 */
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
    unitsAmong(state, frame.hungry).filter(({ code }) => !state.unitIs(code, FORAGING)),
    rule,
  );
  return true;
}

/** Pays for the chosen units, and returns the others (R 9.4.1). */
function pay(run: GameRun, { player, supplied }: SupplyFrame): readonly UnitInfo[] {
  const { state } = run;
  supplyUnits(run, player, unitsAmong(state, supplied), 'R 9.4.1');
  return payers(state, player).filter(({ id }) => !supplied.includes(id));
}

/** Begins the next stage with the units that it concerns. */
function go(frame: Draft<SupplyFrame>, stage: SupplyFrame['stage'], hungry: readonly UnitInfo[] = []): void {
  frame.stage = stage;
  frame.hungry = hungry.map(({ id }) => id);
}

/** R 9.4.2, 9.7.3 a: unpaid units forage in friendly regions only with an empty treasury. */
function continueUnpaid(run: GameRun, frame: Draft<SupplyFrame>, unpaid: readonly UnitInfo[]): void {
  const { state } = run;
  const isEmpty = (state.treasuries[frame.player] ?? 0) === 0;
  const barred = isEmpty ? [] : unpaid.filter((unit) => isInFriendlyRegion(state, unit));
  const free = unpaid.filter((unit) => !barred.includes(unit));
  loseUnits(run, barred, 'R 9.6');
  go(frame, 'unpaid', free);
}

export const supply: RulesOf<'supply'> = {
  rule: 'R 9.1',
  actor: (_, frame, list) => (list().length > 0 ? frame.player : undefined),
  actions: choices,
  refuse: (situation, frame, action) => refuseSupply(situation, frame, action, choices),
  apply(run, frame, action) {
    const { state } = run;
    if (action.type === 'bringAshore') bringAshore(run, action);
    else if (action.type === 'endForaging') go(frame, 'paying');
    else if (action.type === 'supplyUnit') frame.supplied.push(action.unit);
    else if (action.type === 'forage')
      for (const unit of unitsAmong(state, [action.unit])) forage(run, unit, 'R 9.7.1');
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
        const chosen = isEnoughForAll(state, frame, more) ? more : more.slice(0, 1);
        frame.supplied.push(...chosen.map(({ id }) => id));
        if (chosen.length === 0) continueUnpaid(run, frame, pay(run, frame));
        break;
      }
      case 'unpaid':
        // Leaders who starve with their stacks are replaced before the stage ends.
        if (frame.hungry.length === 0) run.finish();
        else if (feed(run, frame)) frame.hungry = [];
    }
  },
};
