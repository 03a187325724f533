/** R 7.3, 7.8.5, 22.4.5: units and leaders come to the map, and go back to their pools. */
import { findUnit } from '../query/pieces.js';
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code/index.js';
import { placeBase, placeLeader, placeUnit, withdrawLeader, withdrawUnit } from '../deeds/placement.js';
import type { PlacementFrame } from '../frame/forces.js';
import { cityIn, findCity, hasRising, playerOfUnit, regionOfCity } from '../query/owners.js';
import {
  firstOfEachKind,
  isActive,
  isOpenTo,
  leadersIn,
  leadersInPool,
  mayLieIn,
  openCities,
  regionsHeldBy,
  unitsInPool,
  unitsOfRegionIn,
} from '../query/placement.js';
import type { LeaderCode, LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { GameRun, RulesOf } from '../types.js';
import type { CityId, LeaderId, PieceId, PlayerId, RegionId, UnitId } from '../vocabulary.js';
import { basesToPlace, refuseBase } from './22-4-bases.js';

export function openPlacement(run: GameRun, player: PlayerId): void {
  run.push({ kind: 'placement', player, moved: [] });
}

/** Returns what the player may do with the units of a region: each comes or goes once in a stage (ruling Q6). */
function unitActions(situation: Situation, { player, moved }: PlacementFrame, region: RegionId): readonly Action[] {
  const isFree = ({ id }: UnitInfo): boolean => !moved.includes(id);
  const cities = openCities(situation, region, player);
  const all: Action[] = [];
  const placed = isActive(situation, region) ? unitsInPool(situation, region).filter(isFree) : [];
  for (const unit of firstOfEachKind(placed))
    for (const city of cities)
      if (!hasRising(situation, city) && mayLieIn(situation, unit, city, player))
        all.push({ type: 'place', player, unit: unit.id, city: city.id });
  for (const city of cities)
    for (const unit of firstOfEachKind(unitsOfRegionIn(situation, region, city).filter(isFree)))
      all.push({ type: 'withdraw', player, unit: unit.id });
  return all;
}

/** Returns what the player may do with leaders in a region. */
function leaderActions(situation: Situation, { player, moved }: PlacementFrame, region: RegionId): readonly Action[] {
  const isFree = ({ id }: LeaderInfo): boolean => !moved.includes(id);
  const cities = openCities(situation, region, player);
  const placed = leadersInPool(situation, player, region).filter(isFree);
  const withdrawn = cities.flatMap((city) => leadersIn(situation, player, city).filter(isFree));
  return [
    ...placed.flatMap(({ id: leader }) =>
      cities.map(({ id: city }): Action => ({ type: 'placeLeader', player, leader, city })),
    ),
    ...withdrawn.map(({ id: leader }): Action => ({ type: 'withdrawLeader', player, leader })),
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
    case 'endPlacement':
      return run.finish();
    default:
      return;
  }
}

/** Returns the region of the city in which a leader is; `undefined` outside of cities. */
function regionAround(situation: Situation, leader: LeaderCode): RegionId | undefined {
  const city = cityIn(situation, situation.placeOfLeader(leader));
  return city === undefined ? undefined : (regionOfCity(situation, city) ?? undefined);
}

export const placement: RulesOf<'placement'> = {
  rule: 'R 7.3',
  actor: (_, { player }, list) => (list().length > 1 ? player : undefined),
  actions(situation, frame) {
    const regions = regionsHeldBy(situation, frame.player);
    return [
      ...regions.flatMap((region) => unitActions(situation, frame, region)),
      ...regions.flatMap((region) => leaderActions(situation, frame, region)),
      ...basesToPlace(situation, frame.player),
      { type: 'endPlacement', player: frame.player },
    ];
  },
  refuse(situation, frame, action) {
    switch (action.type) {
      case 'place':
        return refusePlacing(situation, frame, action.unit, action.city);
      case 'withdraw':
        return refuseWithdrawal(situation, frame, action.unit);
      case 'placeLeader':
        return refuseLeader(situation, frame, action.leader, action.city);
      case 'withdrawLeader':
        return refuseLeader(situation, frame, action.leader, null);
      case 'placeBase':
        return refuseBase(situation, frame.player, action.hex);
      default:
        return undefined;
    }
  },
  apply: carryOut,
  advance: (run) => run.finish(),
};

/** Returns why a piece does not come or go whoever it is: it is another player's, or has come or gone (ruling Q6). */
function refusePiece({ moved, player }: PlacementFrame, piece: PieceId, owner: PlayerId | null): Refusal | undefined {
  if (owner !== player) return refusal('notYours', 'R 4.4.1', { piece, player });
  return moved.includes(piece) ? refusal('movedAlready', 'ruling Q6', { piece }) : undefined;
}

function refusePlacing(situation: Situation, frame: PlacementFrame, unit: UnitId, cityId: CityId): Refusal | undefined {
  const info = findUnit(situation, unit);
  if (info === undefined) return refusal('unitUnknown', 'R 7.3', { unit });
  const city = findCity(situation, cityId);
  if (city === undefined) return refusal('cityUnknown', 'R 7.3', { city: cityId });
  const region = regionOfCity(situation, city);
  const named = { unit, city: cityId };
  const general = refusePiece(frame, unit, playerOfUnit(situation, info.code));
  if (general !== undefined) return general;
  if (situation.placeOfUnit(info.code) !== situation.places.trays.forcePool)
    return refusal('notInForcePool', 'R 7.3.1', { unit });
  if (region === null || region !== info.home) return refusal('cityElsewhere', 'R 7.3.2', named);
  if (!regionsHeldBy(situation, frame.player).includes(region))
    return refusal('notYours', 'R 23.2.3', { piece: unit, player: frame.player });
  if (!isActive(situation, region)) return refusal('regionInactive', 'R 4.2', { region });
  if (!isOpenTo(situation, city, frame.player)) return refusal('cityNotOpen', 'R 7.3.2', named);
  if (hasRising(situation, city)) return refusal('helotsRise', 'R C', { city: city.id });
  if (!mayLieIn(situation, info, city, frame.player)) return refusal('noPort', 'ruling Q35', named);
  return refusal('alikeListed', 'R 7.3', { unit });
}

function refuseWithdrawal(situation: Situation, frame: PlacementFrame, unit: UnitId): Refusal {
  const info = findUnit(situation, unit);
  if (info === undefined) return refusal('unitUnknown', 'R 7.3', { unit });
  const general = refusePiece(frame, unit, playerOfUnit(situation, info.code));
  if (general !== undefined) return general;
  const isInCity = regionsHeldBy(situation, frame.player)
    .filter((region) => region === info.home)
    .flatMap((region) =>
      openCities(situation, region, frame.player).flatMap((city) => unitsOfRegionIn(situation, region, city)),
    )
    .includes(info);
  return isInCity ? refusal('alikeListed', 'R 7.3', { unit }) : refusal('notInOpenCity', 'R 7.3.2', { unit });
}

/** Returns why a leader does not come to a city, or does not go back (`null`). */
function refuseLeader(
  situation: Situation,
  frame: PlacementFrame,
  leader: LeaderId,
  cityId: CityId | null,
): Refusal | undefined {
  const code = situation.roster.leaderCodes.get(leader);
  if (code === undefined) return refusal('leaderUnknown', 'R 7.8.5', { leader });
  const general = refusePiece(frame, leader, situation.playerOfLeader(code));
  if (general !== undefined) return general;
  if (cityId === null) return refusal('notInOpenCity', 'R 7.8.5', { leader });
  const city = findCity(situation, cityId);
  if (city === undefined) return refusal('cityUnknown', 'R 7.8.5', { city: cityId });
  const pool = situation.poolOfLeader(code);
  if (pool === null) return refusal('notInForcePool', 'R 7.8.5', { leader });
  return regionOfCity(situation, city) === pool
    ? refusal('cityNotOpen', 'R 7.8.5', { leader, city: cityId })
    : refusal('cityElsewhere', 'R 7.8.5', { leader, city: cityId });
}
