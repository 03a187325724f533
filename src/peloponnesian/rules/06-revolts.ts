/**
 * R 6: Revolt Checks. Sparta names a city in each region of Athens at risk, and Athens may try to end revolts
 * elsewhere.
 */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { rollDice } from '../deeds/dice.js';
import { adjust } from '../deeds/levels.js';
import { beginRevolt, endRevolt } from '../deeds/revolts.js';
import type { RevoltsFrame } from '../frame/revolts.js';
import { cityNamed } from '../query/by-id.js';
import { citiesToCheck, citiesToQuell, regionsToCheck, regionsToQuell, revoltModifiers } from '../query/revolts.js';
import { regionOfCity } from '../query/owners.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { CityId } from '../vocabulary.js';
import { refuseRevolts } from './06-refusals.js';

/** R 6.1, ruling Q214: Sparta makes the checks, also in games with allies. */
export function openRevolts(run: GameRun): void {
  run.push({ kind: 'revolts', player: 'sparta', stage: 'duty', regions: [...regionsToCheck(run.state)], city: null });
}

/** Returns the cities that Sparta may name next, or whose revolt Athens may try to end. */
function choices(situation: Situation, { player, stage, regions, city }: RevoltsFrame): readonly Action[] {
  if (city !== null) return [];
  if (stage === 'duty')
    return regions
      .slice(0, 1)
      .flatMap((region) => citiesToCheck(situation, region))
      .map(({ id }): Action => ({ type: 'checkRevolt', player, city: id }));
  const listed = regions
    .flatMap((region) => citiesToQuell(situation, region))
    .map(({ id }): Action => ({ type: 'quellRevolt', player, city: id }));
  return listed.length === 0 ? [] : [...listed, { type: 'endRevolts', player }];
}

function rollFor(run: GameRun, frame: Draft<RevoltsFrame>, city: CityId): void {
  frame.city = city;
  rollDice(run, 'revolt', 1, frame.player);
}

/** Applies the die for a city (R 6.1, 6.2, 6.3). */
function resolve(run: GameRun, { player, stage }: RevoltsFrame, id: CityId, die: number): void {
  const { state } = run;
  const { revoltsOn, endsOn } = state.components.charts.revolt;
  const city = cityNamed(state, id);
  const region = regionOfCity(state, city);
  if (region === null) return;
  const modifiers = revoltModifiers(state, city);
  const total = modifiers.reduce((sum, { by }) => sum + by, die);
  const voluntary = stage === 'voluntary';
  const succeeds = voluntary ? total <= endsOn : total >= revoltsOn;
  const rule = voluntary ? 'R 6.2' : 'R 6.1';
  run.emit({
    type: 'revoltChecked',
    rule,
    player,
    region,
    city: id,
    voluntary,
    die,
    modifiers: [...modifiers],
    total,
    succeeds,
  });
  if (!succeeds) return;
  if (!voluntary) return beginRevolt(run, city, region);
  endRevolt(run, city, rule);
  // Ruling Q117
  adjust(run, region, 'revoltEnded', 'empire', 'R 13.4');
}

export const revolts: RulesOf<'revolts'> = {
  rule: 'R 6.1',
  actor: (_, { player }, list) => (list().length > 1 ? player : undefined),
  actions: choices,
  refuse: (situation, frame, action) => refuseRevolts(situation, frame, action, choices(situation, frame)),
  apply(run, frame, action) {
    if (action.type === 'checkRevolt' || action.type === 'quellRevolt') rollFor(run, frame, action.city);
    else if (action.type === 'endRevolts') run.finish();
  },
  /** Checks the only city of a region without a choice. */
  advance(run, frame) {
    if (frame.stage === 'voluntary') return run.finish();
    const [only] = choices(run.state, frame);
    if (only?.type === 'checkRevolt') return rollFor(run, frame, only.city);
    frame.stage = 'voluntary';
    frame.player = 'athens';
    frame.regions = [...regionsToQuell(run.state)];
  },
  resume(run, frame, child) {
    const { city } = frame;
    if (child.kind !== 'roll' || city === null) return;
    const region = regionOfCity(run.state, cityNamed(run.state, city));
    resolve(run, frame, city, child.values[0] ?? 0);
    frame.city = null;
    frame.regions = frame.regions.filter((each) => each !== region);
  },
};
