/** R 7: supply. */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { refusal } from '../code/index.js';
import { rollDice } from '../deeds/dice.js';
import { pushLosses, type Losses } from '../deeds/losses.js';
import { setSupplies } from '../deeds/provinces.js';
import type { HungryArmy, FeedingFrame } from '../frame/index.js';
import { originOf } from '../query/bands.js';
import { isFriendly } from '../query/control.js';
import { provinceAt } from '../query/presence.js';
import {
  armiesToFeed,
  canFeed,
  feedingProvinces,
  isSame,
  isStarving,
  sourcesOf,
  unitsFedBy,
  unitsOf,
} from '../query/supply.js';
import { turnOf } from '../query/turn.js';
import type { Law } from '../table/law.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { ProvinceId } from '../vocabulary.js';
import { openScorching } from './17-1-scorched-earth.js';

/** More units than so many weigh upon the land (R 7.2). */
const BEARABLE = 8;
/** Land is depleted from so much on (R 7.2). */
const DEPLETED_FROM = 5;

export const supplyLaw: Pick<Law<Situation>, 'needsSupply' | 'starves' | 'depletionModifier'> = {
  /** R 14.2, 14.3: not in its homeland, nor a group of raiders where it came from; nor who has not yet been roused (ruling C7.8). */
  needsSupply(situation, unit) {
    const { roster, ground, milestones } = situation;
    const info = roster.units[unit];
    const wakes = info?.range?.side === situation.sideOfUnit(unit) ? info.range.wakes : undefined;
    if (wakes !== undefined && milestones[wakes] === undefined) return false;
    const province = ground.provinceOfPlace[situation.placeOfUnit(unit)]?.fact.id;
    if (province === undefined) return true;
    return info?.kind.homeland !== province && originOf(situation, situation.bandOf(unit)) !== province;
  },
  /** R 7.8: nobody at home in a province that is always his. */
  starves(situation, side, province) {
    const { loyalty, holder } = provinceAt(situation, province).fact;
    return loyalty !== 'steadfast' || holder !== side;
  },
  /** R 7.2: one for more than eight units, one for mountains, one for winter. */
  depletionModifier(situation, province, units) {
    let burdens = 0;
    if (units > BEARABLE) burdens++;
    if (provinceAt(situation, province).fact.terrain === 'mountain') burdens++;
    if (turnOf(situation).season === 'winter') burdens++;
    return burdens;
  },
};

/** R 7.3: at the start of each Summer every province recovers; one that was burnt only from the worst of it (R 17.1). */
export function replenish(run: GameRun): void {
  const { state } = run;
  for (const { code } of state.ground.provinces)
    if (state.suppliesOf(code) === 'scorched') setSupplies(run, code, 'depleted', 'R 17.1');
    else setSupplies(run, code, 'plenty', 'R 7.3');
}

/** R 4.2, I: both sides' armies are fed. Who stands on land that was exhausted before is the one that starves (ruling C7.2). */
export function openSupply(run: GameRun): void {
  const { state } = run;
  const armies = armiesToFeed(state);
  const starving = armies.filter((army) => isStarving(state, army));
  run.push({
    kind: 'supply',
    stage: 'sources',
    armies: [...armies],
    shipments: [],
    provinces: [],
    starving: [...starving],
  });
}

type Feeding = Draft<FeedingFrame>;

/** What becomes of an army in a province that has to lose steps. */
export type Starving = {
  starve(run: GameRun, losses: Losses, province: ProvinceId): void;
}['starve'];

function tellDepletion(run: GameRun, { provinces, shipments }: Feeding, die: number): void {
  const { state } = run;
  const province = provinces.shift();
  const code = state.ground.codes.get(province ?? '');
  if (province === undefined || code === undefined) return;
  const units = unitsFedBy(state, province, shipments);
  const added = state.law.depletionModifier(state, code, units) ?? 0;
  run.emit({ type: 'landTested', rule: 'R 7.2', province, units, die, added });
  if (die + added >= DEPLETED_FROM) setSupplies(run, code, 'depleted', 'R 7.2');
}

/** R 7.4: the Supply Attrition Table, by the terrain, however many they are (ruling C7.6); nobody is eliminated while another of the army can be reduced. */
function tellAttrition(run: GameRun, { starving }: Feeding, die: number, starve: Starving): void {
  const { state } = run;
  const army = starving.shift();
  const code = state.ground.codes.get(army?.province ?? '');
  if (army === undefined || code === undefined) return;
  const { side, force, province } = army;
  const units = unitsOf(state, army).map(({ id }) => id);
  const steps = state.components.charts.attrition[provinceAt(state, code).fact.terrain][die - 1] ?? 0;
  run.emit({ type: 'armyStarved', rule: 'R 7.4', side, force, province, units: units.length, die, steps });
  if (steps > 0) starve(run, { side, units, steps, sparing: true, rule: 'R 7.4' }, province);
}

/** Whether a province that feeds armies is rolled for (R 7.2). */
function isTested(situation: Situation, province: string, { shipments }: Feeding): boolean {
  const code = situation.ground.codes.get(province);
  return (
    code !== undefined &&
    situation.law.depletionModifier(situation, code, unitsFedBy(situation, province, shipments)) !== null
  );
}

/** R 7.5: the next army that can be fed from elsewhere; those before it live off the land. */
function nextToChoose(situation: Situation, { armies }: Feeding): HungryArmy | undefined {
  while (armies[0] !== undefined && sourcesOf(situation, armies[0]).length === 0) armies.shift();
  return armies[0];
}

export const supplyWith = (starve: Starving): RulesOf<'supply'> => ({
  rule: 'R 7',
  advance(run, frame) {
    const { state } = run;
    switch (frame.stage) {
      case 'sources': {
        const army = nextToChoose(state, frame);
        if (army !== undefined) {
          run.push({ kind: 'source', ...army, from: null });
          return;
        }
        frame.stage = 'depletion';
        frame.provinces = feedingProvinces(state, frame.shipments).filter((id) => isTested(state, id, frame));
        return;
      }
      case 'depletion':
        if (frame.provinces.length > 0) return rollDice(run, 'depletion', 1, null);
        frame.stage = 'attrition';
        return;
      case 'attrition': {
        const [army] = frame.starving;
        if (army !== undefined) return rollDice(run, 'attrition', 1, army.side);
        frame.stage = 'scorching';
        return openScorching(run);
      }
      case 'scorching':
        return run.finish();
    }
  },
  resume(run, frame, child) {
    if (child.kind === 'source') {
      const { side, force, province, from } = child;
      const army: HungryArmy = { side, force, province };
      frame.armies.shift();
      if (from === null) return;
      frame.shipments.push({ ...army, from });
      frame.starving = frame.starving.filter((each) => !isSame(each, army));
      const units = unitsOf(run.state, army).length;
      run.emit({ type: 'supplyShipped', rule: 'R 7.5', side, force, province, from, units });
    }
    if (child.kind !== 'roll') return;
    const die = child.values[0] ?? 0;
    if (frame.stage === 'depletion') tellDepletion(run, frame, die);
    else tellAttrition(run, frame, die, starve);
  },
});

export const supply = supplyWith(pushLosses);

/** R 7.5: the owner of an army decides what it lives on (ruling C7.4). */
export const source: RulesOf<'source'> = {
  rule: 'R 7.5',
  actor: (_, { side }) => side,
  actions(situation, frame) {
    const { side: player } = frame;
    const { places } = situation.ground;
    return [
      { type: 'liveOffTheLand', player },
      ...sourcesOf(situation, frame).map((code): Action => ({
        type: 'supplyFrom',
        player,
        province: places[code] as string,
      })),
    ];
  },
  refuse(situation, { side }, action) {
    if (action.type !== 'supplyFrom') return undefined;
    const { province } = action;
    const { codes, provinces } = situation.ground;
    const code = codes.get(province);
    if (code === undefined || provinces[code] === undefined) return refusal('provinceUnknown', 'R 7.5', { province });
    if (!isFriendly(situation, code, side)) return refusal('sourceNotControlled', 'R 7.5', { province });
    if (!canFeed(situation, code)) return refusal('nothingToGive', 'R 7.6', { province });
    return refusal('notAcrossTheSea', 'R 7.5', { province });
  },
  apply(run, frame, action) {
    if (action.type === 'supplyFrom') frame.from = action.province;
    run.finish();
  },
};
