/** R 7.3, 7.8.5, 22.4.5: units and leaders are placed and withdrawn. */
import { findUnit } from '../query/pieces.js';
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { placeBase, placeLeader, placeUnit, withdrawLeader, withdrawUnit } from '../deeds/placement.js';
import type { PlacementFrame } from '../frame/forces.js';
import { cityIn, findCity, regionOfCity } from '../query/owners.js';
import {
  firstOfEachKind,
  firstToWithdraw,
  isActive,
  leadersInPool,
  leadersToWithdraw,
  mayBePlacedIn,
  openCities,
  regionsHeldBy,
  unitsInPool,
  unitsOfRegionIn,
} from '../query/placement.js';
import type { LeaderCode, LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { PlayerId, RegionId } from '../vocabulary.js';
import { leaveSicily } from '../deeds/sicily.js';
import { refusePlacement } from './07-3-refusals.js';
import { callSicilianFleet, sicilianActions } from './19-sicily.js';
import { basesToPlace } from './22-4-bases.js';
import { isListed } from './listed.js';

export function openPlacement(run: GameRun, player: PlayerId): void {
  run.push({ kind: 'placement', player, moved: [] });
}

/** Returns what a player may do with the units of a region. Each is placed or withdrawn once per stage (ruling Q6). */
function unitActions(situation: Situation, { player, moved }: PlacementFrame, region: RegionId): readonly Action[] {
  const isFree = ({ id }: UnitInfo): boolean => !moved.includes(id);
  const cities = openCities(situation, region, player);
  const all: Action[] = [];
  const placed = isActive(situation, region) ? unitsInPool(situation, region).filter(isFree) : [];
  for (const unit of firstOfEachKind(placed))
    for (const { city } of cities)
      if (mayBePlacedIn(situation, unit, city, player))
        all.push({ type: 'place', player, unit: unit.id, city: city.id });
  for (const { hex } of cities)
    for (const unit of firstToWithdraw(situation, unitsOfRegionIn(situation, region, hex).filter(isFree)))
      all.push({ type: 'withdraw', player, unit: unit.id });
  return all;
}

/** Returns what a player may do with leaders in a region. */
function leaderActions(situation: Situation, { player, moved }: PlacementFrame, region: RegionId): readonly Action[] {
  const isFree = ({ id }: LeaderInfo): boolean => !moved.includes(id);
  const cities = openCities(situation, region, player);
  const all: Action[] = [];
  for (const { id: leader } of leadersInPool(situation, player, region).filter(isFree))
    for (const { city } of cities) all.push({ type: 'placeLeader', player, leader, city: city.id });
  for (const { hex } of cities)
    for (const { id: leader } of leadersToWithdraw(situation, player, hex).filter(isFree))
      all.push({ type: 'withdrawLeader', player, leader });
  return all;
}

function actionsOf(situation: Situation, frame: PlacementFrame): readonly Action[] {
  const regions = regionsHeldBy(situation, frame.player);
  return [
    ...regions.flatMap((region) => unitActions(situation, frame, region)),
    ...regions.flatMap((region) => leaderActions(situation, frame, region)),
    ...basesToPlace(situation, frame.player),
    ...sicilianActions(situation, frame),
    { type: 'endPlacement', player: frame.player },
  ];
}

function carryOut(run: GameRun, frame: Draft<PlacementFrame>, action: Action): void {
  const { state } = run;
  switch (action.type) {
    case 'place': {
      const unit = findUnit(state, action.unit);
      const city = findCity(state, action.city);
      if (unit === undefined || city === undefined) return;
      placeUnit(run, unit, city);
      frame.moved.push(unit.id);
      return;
    }
    case 'withdraw': {
      const unit = findUnit(state, action.unit);
      if (unit === undefined) return;
      withdrawUnit(run, unit);
      frame.moved.push(unit.id);
      return;
    }
    case 'placeLeader': {
      const leader = state.roster.leaderCodes.get(action.leader);
      const city = findCity(state, action.city);
      if (leader === undefined || city === undefined) return;
      placeLeader(run, leader, city);
      frame.moved.push(action.leader);
      return;
    }
    case 'withdrawLeader': {
      const leader = state.roster.leaderCodes.get(action.leader);
      const region = leader === undefined ? undefined : regionAround(state, leader);
      if (leader === undefined || region === undefined) return;
      withdrawLeader(run, leader, region);
      frame.moved.push(action.leader);
      return;
    }
    case 'placeBase':
      return placeBase(run, action.hex, frame.player);
    case 'leaveSicily':
      leaveSicily(run, action.piece);
      frame.moved.push(action.piece);
      return;
    case 'callFleet':
      callSicilianFleet(run, frame);
      return;
    case 'endPlacement':
      return run.finish();
    default:
      return;
  }
}

/** Returns the region of a leader's city, or `undefined` if the leader is not in a city. */
function regionAround(situation: Situation, leader: LeaderCode): RegionId | undefined {
  const city = cityIn(situation, situation.placeOfLeader(leader));
  return city === undefined ? undefined : (regionOfCity(situation, city) ?? undefined);
}

export const placement: RulesOf<'placement'> = {
  rule: 'R 7.3',
  actor: (_, { player }, list) => (list().length > 1 ? player : undefined),
  actions: actionsOf,
  refuse: (situation, frame, action) =>
    isListed(actionsOf(situation, frame), action) ? undefined : refusePlacement(situation, frame, action),
  apply: carryOut,
  advance: (run) => run.finish(),
};
