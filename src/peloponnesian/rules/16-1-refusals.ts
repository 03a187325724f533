/** R 16.1: reasons why pieces cannot begin to move. */
import type { Action } from '../action/index.js';
import type { Company } from '../action/march.js';
import { refusal, type Refusal } from '../code/index.js';
import { kindOfUnit } from '../query/alike.js';
import { isGeneral } from '../query/leaders.js';
import { followersOf } from '../query/marches.js';
import { isEngaged, isTied, isUnitOf, mayDepart, phaseOf } from '../query/movement.js';
import { hindranceOfLeader, hindranceOfUnit, isKeptHome } from '../query/omens.js';
import { campOf } from '../query/owners.js';
import { findLeader, findPlaceOf, findUnit } from '../query/pieces.js';
import { companyOf, fleetsOf, mayPart } from '../query/sailing.js';
import { isHex, isOnMap } from '../table/places.js';
import type { Situation } from '../table/situation.js';
import type { PieceId, PlayerId } from '../vocabulary.js';

/** Returns the refusal of a unit in whose place another one is listed. */
export const whyAlike = (piece: PieceId): Refusal => refusal('alikeListed', 'R 16.1', { piece });

/** Returns whether a list has an interchangeable unit. */
export function hasTwin(situation: Situation, piece: PieceId, pieces: readonly PieceId[]): boolean {
  const unit = findUnit(situation, piece);
  const kind = unit && kindOfUnit(situation, unit);
  return (
    kind !== undefined &&
    pieces.some((id) => {
      const other = findUnit(situation, id);
      return other !== undefined && kindOfUnit(situation, other) === kind;
    })
  );
}

/** Returns why a piece can move neither alone nor with others, by sea or by land. */
export function whyNoMove(
  situation: Situation,
  player: PlayerId,
  piece: PieceId,
  isBySea: boolean,
): Refusal | undefined {
  const params = { piece };
  const [unit, leader] = [findUnit(situation, piece), findLeader(situation, piece)];
  const place = findPlaceOf(situation, piece);
  if (place === undefined) return refusal('unitUnknown', 'R 16.1', params);
  const isOwn =
    unit === undefined ? leader && situation.playerOfLeader(leader.code) === player : isUnitOf(situation, player, unit);
  if (isOwn !== true) return refusal('notYours', 'R 4.4.1', params);
  const { places } = situation;
  if (!isOnMap(places, place) && place !== places.trays.leavingSicily) return refusal('notOnMap', 'R 7.1', params);
  const phase = phaseOf(situation);
  if (isEngaged(phase, piece)) return refusal('isEngaged', 'R 16.3.4', params);
  const done = isBySea ? phase.sailed : phase.marched;
  if (done.includes(piece)) return refusal('hasMoved', isBySea ? 'R 16.7.3' : 'R 16.3.1', params);
  if (unit !== undefined && isTied(situation, unit)) return refusal('isTied', 'R 15.1', params);
  const held = whyHeld(situation, piece, isBySea);
  if (held !== undefined) return held;
  if (!isBySea && unit?.isLand === false) return refusal('isFleet', 'R 16.4.2', params);
  return undefined;
}

/** Returns why a card of the gods keeps a piece from moving (R C). */
function whyHeld(situation: Situation, piece: PieceId, isBySea: boolean): Refusal | undefined {
  const [unit, leader] = [findUnit(situation, piece), findLeader(situation, piece)];
  const hindrance =
    unit !== undefined ? hindranceOfUnit(situation, unit) : leader && hindranceOfLeader(situation, leader);
  const params = { piece };
  if (hindrance === 'earthquake') return refusal('earthShakes', 'R C', params);
  if (hindrance === 'rest') return refusal('badOmens', 'R C', params);
  if (isBySea && leader !== undefined && isGeneral(leader)) return refusal('servesPersia', 'ruling Q163', params);
  return isBySea && unit !== undefined && isKeptHome(situation, unit)
    ? refusal('keepsFestival', 'R C', params)
    : undefined;
}

/** Returns why a march cannot begin. */
function whyNoMarch(situation: Situation, player: PlayerId, piece: PieceId, company: Company): Refusal {
  const params = { piece };
  const leader = findLeader(situation, piece);
  const place = findPlaceOf(situation, piece);
  if (company === 'all' && leader === undefined) return refusal('needsLeader', 'R 16.2.1', params);
  if (place === undefined || !isHex(situation.places, place)) return refusal('isAtSea', 'R 16.7.1', params);
  const followers = leader === undefined || company === 'alone' ? [] : followersOf(situation, player, leader);
  if (company === 'all' && followers.length === 0) return refusal('nobodyFollows', 'R 16.3.1', params);
  const leaders = leader === undefined ? [] : [leader.id];
  if (!mayDepart(situation, place, campOf(player), { leaders, units: followers.map(({ id }) => id) }))
    return refusal('leavesStack', 'R 16.2.1', params);
  return refusal('nowhereToGo', 'R 16.3.1', params);
}

/** Returns why a voyage cannot begin. */
function whyNoVoyage(situation: Situation, player: PlayerId, piece: PieceId, company: Company): Refusal {
  const params = { piece };
  const [unit, leader] = [findUnit(situation, piece), findLeader(situation, piece)];
  if (unit?.isLand === true) return refusal('isLandUnit', 'R 16.7.1', params);
  if (company === 'all' && leader === undefined) return refusal('needsLeader', 'R 16.2.2', params);
  if (leader !== undefined && fleetsOf(situation, player, leader).length === 0)
    return refusal('noFleet', 'R 16.4', params);
  if (!companyOf(situation, player, piece).includes(company)) return refusal('sailsWithAll', 'R 16.2.2', params);
  if (unit !== undefined && !mayPart(situation, unit)) return refusal('cannotPart', 'R 16.2.2', params);
  return refusal('nowhereToGo', 'R 16.4.3', params);
}

/** Returns why a piece cannot begin to march or to sail; `listed` are the moves that can begin. */
export function refuseMove(
  situation: Situation,
  player: PlayerId,
  action: Action,
  listed: () => readonly Action[],
): Refusal | undefined {
  if (action.type !== 'march' && action.type !== 'sail') return undefined;
  const { type, piece, company } = action;
  const isVoyage = type === 'sail';
  const general = whyNoMove(situation, player, piece, isVoyage);
  if (general !== undefined) return general;
  const movers = listed().flatMap((move) => (move.type === type && move.company === company ? [move.piece] : []));
  if (movers.includes(piece)) return undefined;
  if (hasTwin(situation, piece, movers)) return whyAlike(piece);
  return isVoyage ? whyNoVoyage(situation, player, piece, company) : whyNoMarch(situation, player, piece, company);
}
