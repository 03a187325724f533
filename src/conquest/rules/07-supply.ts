/** R 7: supply. */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { refusal } from '../code/index.js';
import { rollDice } from '../deeds/dice.js';
import { pushLosses, type Losses } from '../deeds/losses.js';
import { setSupplies } from '../deeds/provinces.js';
import type { HungryArmy, FeedingFrame } from '../frame/index.js';
import { originOf } from '../query/14-3-bands.js';
import { isFriendly } from '../query/05-control.js';
import { provinceAt } from '../query/06-1-presence.js';
import {
  canFeed,
  feedingProvinces,
  hasSource,
  supplyNeeds,
  isSame,
  seaSources,
  unitsFedBy,
  unitsOf,
} from '../query/07-supply.js';
import { turnOf } from '../query/04-1-turn.js';
import { findProvince, provinceCode, provinceNamed } from '../table/by-id.js';
import type { Law } from '../table/law.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { ProvinceId } from '../vocabulary.js';
import { openScorching } from './17-1-scorched-earth.js';

/** A province that supplies more units than this gets a modifier (R 7.2). */
const UNITS_WITHOUT_MODIFIER = 8;
/** A province is depleted from this result on (R 7.2). */
const DEPLETED_FROM = 5;

export const supplyLaw: Pick<Law<Situation>, 'needsSupply' | 'starves' | 'isTested' | 'depletionModifier'> = {
  /**
   * R 14.2, 14.3: a unit needs no supply in its homeland, raiders none where they came from, and units that have not
   * been roused none anywhere (ruling C7.8).
   */
  needsSupply(situation, unit) {
    const { roster, ground, milestones } = situation;
    const info = roster.units[unit];
    const wakes = info?.range?.side === situation.sideOfUnit(unit) ? info.range.wakes : undefined;
    if (wakes !== undefined && milestones[wakes] === undefined) return false;
    const band = situation.bandOf(unit);
    const homeland = info?.kind.homeland;
    if (band === 0 && homeland === undefined) return true;
    const province = ground.provinceOfPlace[situation.placeOfUnit(unit)]?.fact.id;
    if (province === undefined) return true;
    return homeland !== province && (band === 0 || originOf(situation, band) !== province);
  },
  /** R 7.8, ruling C7.9: armies of a side do not starve in provinces that are always its own. */
  starves(situation, side, province) {
    const { loyalty, holder } = provinceAt(situation, province).fact;
    return loyalty !== 'steadfast' || holder !== side;
  },
  /** R 7.2: a die is always rolled. */
  isTested: () => true,
  /** R 7.2: 1 for more than eight units, 1 for mountains, 1 for Winter. */
  depletionModifier(situation, province, units) {
    let burdens = 0;
    if (units > UNITS_WITHOUT_MODIFIER) burdens++;
    if (provinceAt(situation, province).fact.terrain === 'mountain') burdens++;
    if (turnOf(situation).season === 'winter') burdens++;
    return burdens;
  },
};

/** Lets all provinces recover at the start of Summer; scorched ones become depleted (R 7.3, R 17.1). */
export function restoreSupplies(run: GameRun): void {
  const { state } = run;
  for (const { code } of state.ground.provinces)
    if (state.suppliesOf(code) === 'scorched') setSupplies(run, code, 'depleted', 'R 17.1');
    else setSupplies(run, code, 'plenty', 'R 7.3');
}

/**
 * Begins the supply of both sides' armies (R 4.2, I). Only armies in provinces that were depleted before starve
 * (ruling C7.2).
 */
export function openSupply(run: GameRun): void {
  const { armies, starving } = supplyNeeds(run.state);
  run.push({ kind: 'supply', stage: 'sources', armies, shipments: [], provinces: [], starving });
}

type Feeding = Draft<FeedingFrame>;

/** Handles an army that must lose steps in a province. */
export type OnStarvation = {
  starve(run: GameRun, losses: Losses, province: ProvinceId): void;
}['starve'];

function applyDepletion(run: GameRun, { provinces, shipments }: Feeding, die: number): void {
  const { state } = run;
  const province = provinces.shift();
  if (province === undefined) return;
  const land = provinceNamed(state, province);
  const units = unitsFedBy(state, land, shipments);
  const added = state.law.depletionModifier(state, land.code, units);
  run.emit({ type: 'landTested', rule: 'R 7.2', province, units, die, added });
  if (die + added >= DEPLETED_FROM) setSupplies(run, land.code, 'depleted', 'R 7.2');
}

/**
 * Applies the Supply Attrition Table by terrain, whatever the number of units (R 7.4, ruling C7.6). No unit is
 * eliminated while another of the army can be reduced.
 */
function applyAttrition(run: GameRun, { starving }: Feeding, die: number, onStarvation: OnStarvation): void {
  const { state } = run;
  const army = starving.shift();
  if (army === undefined) return;
  const { side, force, province } = army;
  const units = unitsOf(state, army).map(({ id }) => id);
  const steps = state.components.charts.attrition[provinceNamed(state, province).fact.terrain][die - 1] ?? 0;
  run.emit({ type: 'armyStarved', rule: 'R 7.4', side, force, province, units: units.length, die, steps });
  if (steps > 0) onStarvation(run, { side, units, steps, sparing: true, rule: 'R 7.4' }, province);
}

/** Returns the provinces for which a die is rolled (R 7.2). */
function testedProvinces(situation: Situation, { shipments }: Feeding): ProvinceId[] {
  const tested: ProvinceId[] = [];
  for (const { code, fact } of feedingProvinces(situation, shipments))
    if (situation.law.isTested(situation, code)) tested.push(fact.id);
  return tested;
}

/** Returns the next army that can be supplied across the sea (R 7.5). Armies before it live off the land. */
function nextToChoose(situation: Situation, { armies }: Feeding): HungryArmy | undefined {
  while (armies[0] !== undefined && !hasSource(situation, armies[0])) armies.shift();
  return armies[0];
}

export const supplyWith = (onStarvation: OnStarvation): RulesOf<'supply'> => ({
  rule: 'R 7',
  /** Goes through the stages until there is something to decide or to roll for. */
  advance(run, frame) {
    const { state } = run;
    if (frame.stage === 'scorching') return run.finish();
    if (frame.stage === 'sources') {
      const army = nextToChoose(state, frame);
      if (army !== undefined) {
        const { side, force, province } = army;
        run.push({ kind: 'source', side, force, province, from: null });
        return;
      }
      frame.stage = 'depletion';
      frame.provinces = testedProvinces(state, frame);
    }
    if (frame.stage === 'depletion') {
      if (frame.provinces.length > 0) return rollDice(run, 'depletion', 1, null);
      frame.stage = 'attrition';
    }
    const [army] = frame.starving;
    if (army !== undefined) return rollDice(run, 'attrition', 1, army.side);
    frame.stage = 'scorching';
    openScorching(run);
  },
  resume(run, frame, child) {
    if (child.kind === 'source') {
      const { side, force, province, from } = child;
      frame.armies.shift();
      if (from === null) return;
      frame.shipments.push({ side, force, province, from });
      const fed = frame.starving.findIndex((each) => isSame(each, child));
      if (fed >= 0) frame.starving.splice(fed, 1);
      const units = unitsOf(run.state, child).length;
      run.emit({ type: 'supplyShipped', rule: 'R 7.5', side, force, province, from, units });
    }
    if (child.kind !== 'roll') return;
    const die = child.values[0] ?? 0;
    if (frame.stage === 'depletion') applyDepletion(run, frame, die);
    else applyAttrition(run, frame, die, onStarvation);
  },
});

export const supply = supplyWith(pushLosses);

/** R 7.5: the owner of an army chooses its source of supply (ruling C7.4). */
export const source: RulesOf<'source'> = {
  rule: 'R 7.5',
  actor: (_, { side }) => side,
  actions(situation, frame) {
    const { side: player, province } = frame;
    const { places } = situation.ground;
    const all: Action[] = [{ type: 'liveOffTheLand', player }];
    for (const code of seaSources(situation, provinceCode(situation, province), player))
      all.push({ type: 'supplyFrom', player, province: places[code] as string });
    return all;
  },
  refuse(situation, { side }, action) {
    if (action.type !== 'supplyFrom') return undefined;
    const { province } = action;
    const land = findProvince(situation, province);
    if (land === undefined) return refusal('provinceUnknown', 'R 7.5', { province });
    if (!isFriendly(situation, land.code, side)) return refusal('sourceNotControlled', 'R 7.5', { province });
    if (!canFeed(situation, land)) return refusal('nothingToGive', 'R 7.6', { province });
    return refusal('notAcrossTheSea', 'R 7.5', { province });
  },
  apply(run, frame, action) {
    if (action.type === 'supplyFrom') frame.from = action.province;
    run.finish();
  },
};
