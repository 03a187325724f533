/** R 11.1: the phase of sieges. */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code/index.js';
import type { SiegePhaseFrame } from '../frame/index.js';
import { plays } from '../options.js';
import {
  citiesWithinReach,
  armiesBefore,
  armyRefusal,
  cityRefusal,
  cityNamed,
  summonsRefusal,
  type Besieger,
} from '../query/11-siege.js';
import { orderOfPlay } from '../query/04-1-turn.js';
import { findProvince } from '../table/by-id.js';
import type { City } from '../table/ground.js';
import type { RefusalReason } from '../table/law.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { SideId } from '../vocabulary.js';
import { openSiege } from './11-3-siege.js';
import { demandSurrender } from './17-5-surrender.js';

type Approach = Extract<Action, { readonly type: 'besiege' | 'demandSurrender' }>;

/** Begins the phase of sieges for all sides, in the order of their parts of the turn (ruling C11.3). */
export function openSieges(run: GameRun): void {
  run.push({ kind: 'sieges', left: [...orderOfPlay(run.state)], tried: [], spent: [], laid: [] });
}

/** Returns why an army cannot besiege a city or demand its surrender, apart from reasons of the city itself. */
function approachRefusal(
  situation: Situation,
  frame: SiegePhaseFrame,
  type: Approach['type'],
  city: City,
  army: Besieger,
): RefusalReason | undefined {
  if (type === 'besiege') return armyRefusal(situation, frame, army);
  return plays(situation, 'citySurrender') ? summonsRefusal(situation, frame, city, army) : undefined;
}

const typesIn = (situation: Situation): readonly Approach['type'][] =>
  plays(situation, 'citySurrender') ? ['besiege', 'demandSurrender'] : ['besiege'];

function approaches(situation: Situation, frame: SiegePhaseFrame, player: SideId): Action[] {
  const all: Action[] = [];
  const cities = citiesWithinReach(situation, player);
  if (cities.length === 0) return all;
  const types = typesIn(situation);
  for (const city of cities) {
    if (cityRefusal(situation, frame, city) !== undefined) continue;
    for (const army of armiesBefore(situation, player, city))
      for (const type of types)
        if (approachRefusal(situation, frame, type, city, army) === undefined)
          all.push({
            type,
            player,
            city: city.fact.id,
            force: army.force.name,
            from: situation.ground.places[army.province] as string,
          });
  }
  return all;
}

const isThere = ({ ground }: Situation, { force, from }: Approach, army: Besieger): boolean =>
  army.force.name === force && ground.places[army.province] === from;

function refuseApproach(situation: Situation, frame: SiegePhaseFrame, action: Approach): Refusal | undefined {
  const { city: id, from, type, player } = action;
  const city = cityNamed(situation, id);
  if (city === undefined) return refusal('cityUnknown', 'R 11.1', { city: id });
  if (findProvince(situation, from) === undefined) return refusal('provinceUnknown', 'R 11.1', { province: from });
  const params = { city: id, from };
  const reason = cityRefusal(situation, frame, city);
  if (reason !== undefined) return refusal(reason.code, reason.rule, params);
  const army = armiesBefore(situation, player, city).find((each) => isThere(situation, action, each));
  if (army === undefined) return refusal('noArmyThere', 'ruling C11.2', params);
  const armyReason = approachRefusal(situation, frame, type, city, army);
  return armyReason && refusal(armyReason.code, armyReason.rule, params);
}

function approach(run: GameRun, frame: Draft<SiegePhaseFrame>, action: Approach): void {
  const city = cityNamed(run.state, action.city);
  const side = frame.left[0];
  if (city === undefined || side === undefined) return;
  const { force, from } = action;
  frame.tried.push(city.fact.id);
  if (action.type === 'demandSurrender') return demandSurrender(run, city, side, from);
  const further = frame.laid.some((siege) => siege.province === from && siege.force === force);
  openSiege(run, { city, side, force, from, further });
}

export const sieges: RulesOf<'sieges'> = {
  rule: 'R 11.1',
  actor: (_, { left }, list) => (list().length > 1 ? left[0] : undefined),
  actions(situation, frame) {
    const [player] = frame.left;
    if (player === undefined) return [];
    const all = approaches(situation, frame, player);
    all.push({ type: 'endSieges', player });
    return all;
  },
  refuse(situation, frame, action) {
    if (action.type === 'demandSurrender' && !plays(situation, 'citySurrender'))
      return refusal('ruleNotPlayed', 'R 17.5', { city: action.city });
    return action.type === 'besiege' || action.type === 'demandSurrender'
      ? refuseApproach(situation, frame, action)
      : undefined;
  },
  apply(run, frame, action) {
    if (action.type === 'endSieges') frame.left.shift();
    else if (action.type === 'besiege' || action.type === 'demandSurrender') approach(run, frame, action);
  },
  /** The side can begin no siege; sides after it that are not near enemy walls are skipped. */
  advance(run, frame) {
    const { left } = frame;
    do left.shift();
    while (left[0] !== undefined && citiesWithinReach(run.state, left[0]).length === 0);
    if (left.length === 0) run.finish();
  },
};
