/** R 6.2, 11.2: garrisons of cities take the field, and go back, as their side moves. */
import type { Draft } from 'immer';
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code/index.js';
import { partScattered } from '../deeds/bands.js';
import { moveLeader } from '../deeds/leaders.js';
import { moveUnit } from '../deeds/units.js';
import type { MovementFrame } from '../frame/index.js';
import { forceOfPiece, garrisonOf, hasRoom, isOwn, joins } from '../query/garrison.js';
import { refusesToMove } from '../query/mutiny.js';
import { cityAt } from '../query/presence.js';
import { findProvince, placeCode } from '../table/by-id.js';
import type { PlaceCode } from '../table/ground.js';
import type { LeaderInfo, UnitInfo } from '../table/roster.js';
import type { Situation } from '../table/situation.js';
import type { GameRun } from '../types.js';
import { isInfantry } from '../units.js';
import type { SideId, UnitId } from '../vocabulary.js';

type Phase = Extract<MovementFrame, { readonly kind: 'movement' }>;
type Turning = Extract<Action, { readonly type: 'garrison' | 'takeField' }>;

interface Turner {
  readonly info: UnitInfo | LeaderInfo;
  readonly at: PlaceCode;
  readonly side: SideId;
  /** A unit's kind is of import to garrisons. */
  readonly unit: UnitInfo | undefined;
}

function turner(situation: Situation, piece: string): Turner | undefined {
  const { units, leaders, unitCodes, leaderCodes } = situation.roster;
  const code = unitCodes.get(piece as UnitId);
  if (code !== undefined) {
    const unit = units[code] as UnitInfo;
    return { info: unit, unit, at: situation.placeOfUnit(code), side: situation.sideOfUnit(code) };
  }
  const leader = leaderCodes.get(piece);
  if (leader === undefined) return undefined;
  const info = leaders[leader] as LeaderInfo;
  return { info, unit: undefined, at: situation.placeOfLeader(leader), side: situation.sideOfLeader(leader) };
}

export function refuseTurning(situation: Situation, frame: Phase, action: Turning): Refusal {
  const { piece } = action;
  const found = turner(situation, piece);
  if (found === undefined) return refusal('pieceUnknown', 'R 11.2', { piece });
  if (found.side !== frame.side) return refusal('notOfTheSide', 'R 11.2', { piece });
  if (frame.turned.includes(found.info.id)) return refusal('alreadyTurned', 'ruling C8.5', { piece });
  if (refusesToMove(situation, found.info.id)) return refusal('refusesToMove', 'R 17.4', { piece });
  if (!situation.law.mayMove(situation, { side: frame.side, info: found.info }))
    return refusal('mayNotMove', 'R 3.3', { piece });
  return action.type === 'garrison'
    ? refuseGarrison(situation, frame, found, action.city)
    : refuseField(situation, found, action.province);
}

function refuseGarrison(situation: Situation, { side }: Phase, { info, unit, at }: Turner, id: string): Refusal {
  const params = { piece: info.id, city: id };
  const city = situation.ground.cities.find(({ fact }) => fact.id === id);
  if (city === undefined) return refusal('cityUnknown', 'R 11.2', { city: id });
  if (!city.provinces.includes(at)) return refusal('notFromHere', 'R 11.2', params);
  const isFit = unit === undefined || (isInfantry(unit.kind) && hasRoom(situation, city, side));
  if (!isFit || !isOwn(situation, city, side)) return refusal('noGarrison', 'R 11.2', params);
  return joins(garrisonOf(situation, city, side), forceOfPiece(situation, info))
    ? refusal('alikeListed', 'R 11.2', params)
    : refusal('otherForceThere', 'R 6.3', params);
}

function refuseField(situation: Situation, { info, at }: Turner, province: string): Refusal {
  const to = findProvince(situation, province);
  if (to === undefined) return refusal('provinceUnknown', 'R 11.2', { province });
  const params = { piece: info.id, province };
  const city = cityAt(situation, at);
  return city?.provinces.includes(to.code) === true
    ? refusal('alikeListed', 'R 11.2', params)
    : refusal('notFromHere', 'R 11.2', params);
}

export function applyTurning(run: GameRun, frame: Draft<Phase>, action: Turning): void {
  const { state } = run;
  const to = placeCode(state, action.type === 'garrison' ? action.city : action.province);
  const found = turner(state, action.piece);
  if (found === undefined) return;
  frame.turned.push(found.info.id);
  if (found.unit === undefined) moveLeader(run, found.info.code, to, 'R 11.2');
  else moveUnit(run, found.info.code, to, 'R 11.2');
  // R 14.3: those who come out of Gaza on both sides part.
  const city = cityAt(state, found.at);
  if (city !== undefined && city.provinces.length > 1) partScattered(run, city.provinces);
}
