/** R 7.3, 7.8.5: reasons why units and leaders cannot be placed or withdrawn. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code/index.js';
import type { PlacementFrame } from '../frame/forces.js';
import { campOf, findCity, hasRising, playerOfUnit, regionOfCity } from '../query/owners.js';
import { isGeneral } from '../query/leaders.js';
import { findUnit, leaderNamed } from '../query/pieces.js';
import { isActive, isOpenTo, mayLieIn, openCities, regionsHeldBy, unitsOfRegionIn } from '../query/placement.js';
import type { Situation } from '../table/situation.js';
import type { CityId, LeaderId, PieceId, PlayerId, UnitId } from '../vocabulary.js';
import { refuseSicily } from './19-sicily.js';
import { refuseBase } from './22-4-bases.js';

/** Returns why an action that is not legal is refused. */
export function refusePlacement(situation: Situation, frame: PlacementFrame, action: Action): Refusal | undefined {
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
    case 'leaveSicily':
    case 'callFleet':
      return refuseSicily(situation, frame, action);
    default:
      return undefined;
  }
}

/**
 * Returns why a piece cannot be placed or withdrawn, whatever its kind: it belongs to another player, or has been
 * placed or withdrawn in this stage (ruling Q6).
 */
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
  if (!isOpenTo(situation, city, campOf(frame.player))) return refusal('cityNotOpen', 'R 7.3.2', named);
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
      openCities(situation, region, frame.player).flatMap(({ hex }) => unitsOfRegionIn(situation, region, hex)),
    )
    .includes(info);
  return isInCity ? refusal('alikeListed', 'R 7.3', { unit }) : refusal('notInOpenCity', 'R 7.3.2', { unit });
}

/** Returns why a leader cannot be placed in a city, or withdrawn (`null`). */
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
  if (cityId === null)
    return isGeneral(leaderNamed(situation, leader))
      ? refusal('servesPersia', 'ruling R59', { leader })
      : refusal('notInOpenCity', 'R 7.8.5', { leader });
  const city = findCity(situation, cityId);
  if (city === undefined) return refusal('cityUnknown', 'R 7.8.5', { city: cityId });
  const pool = situation.poolOfLeader(code);
  if (pool === null) return refusal('notInForcePool', 'R 7.8.5', { leader });
  return regionOfCity(situation, city) === pool
    ? refusal('cityNotOpen', 'R 7.8.5', { leader, city: cityId })
    : refusal('cityElsewhere', 'R 7.8.5', { leader, city: cityId });
}
