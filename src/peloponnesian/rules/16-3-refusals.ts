/** R 16.2, 16.3: reasons why pieces cannot march. */
import type { Action } from '../action/index.js';
import { refusal, type Refusal } from '../code/index.js';
import type { MarchFrame } from '../frame/march.js';
import { findArea } from '../geometry/names.js';
import { landArea } from '../query/areas.js';
import { marchingOf, recruitsOf, stragglersOf } from '../query/marches.js';
import {
  companionsAt,
  hasEnemiesHere,
  isForbidden,
  isHostile,
  mayAttack,
  mayDepart,
  mayEnter,
  mayStay,
} from '../query/movement.js';
import { isInvaded, isKeptFrom, isShaken } from '../query/omens.js';
import { campOf, holderOfRegion, regionOfArea, regionOfHex } from '../query/owners.js';
import { isClosedByTruce, isEnemyRegion, isTruce } from '../query/peace.js';
import { isBeyondGroundsOfGeneral } from '../query/persia.js';
import { findPlaceOf, findUnit } from '../query/pieces.js';
import {
  areaCost,
  areasOf,
  canAttackHere,
  isShutIn,
  mayHalt,
  placesIn,
  stepCost,
  stepsOf,
  type Marching,
} from '../query/steps.js';
import type { Situation } from '../table/situation.js';
import type { AreaId, HexId, PieceId } from '../vocabulary.js';
import { whyAlike, whyNoMove } from './16-1-refusals.js';

/** Returns why an action of a march is refused. */
export function refuseMarch(situation: Situation, frame: MarchFrame, action: Action): Refusal | undefined {
  const march = marchingOf(situation, frame);
  switch (action.type) {
    case 'step':
      return whyNoStep(situation, march, action.to);
    case 'enterArea':
      return whyNoArea(situation, march, action.area);
    case 'settle':
      return whyNoPlace(situation, march, action.hex);
    case 'take':
      return whyNotTaken(situation, frame, march, action.piece);
    case 'leave':
      return whyNotLeft(situation, march, action.piece);
    case 'attackHere':
      return canAttackHere(situation, march) ? undefined : whyNoAttack(situation, march, march.at);
    case 'halt':
      return mayHalt(situation, march)
        ? undefined
        : refusal('mustGoOn', march.area === null ? 'R 16.2.1' : 'R 16.3.2', { hex: frame.at });
    default:
      return undefined;
  }
}

/** R 16.3.2: a stack that passes through an area must be placed in a hex before anything else. */
const inPassage = ({ area }: Marching): Refusal | undefined =>
  area === null ? undefined : refusal('inPassage', 'R 16.3.2');

/** Returns why a stack cannot step to a hex. */
function whyNoStep(situation: Situation, march: Marching, to: HexId): Refusal | undefined {
  const { player, at, infos, points } = march;
  const hex = situation.places.codes.get(to);
  if (hex === undefined) return refusal('hexUnknown', 'R 16.3.3', { hex: to });
  const passing = inPassage(march);
  if (passing !== undefined) return passing;
  if (isShutIn(situation, march)) return refusal('isMasked', 'R 10.2.2', { hex: to });
  if (!situation.ground.grid.neighbours(at).includes(hex)) return refusal('notAdjacent', 'R 16.3.3', { hex: to });
  const cost = stepCost(situation, at, hex);
  if (cost === null) return refusal('noWay', 'R 16.6', { hex: to });
  if (!mayEnter(situation, hex, player, infos, false, at)) return whyNoEntry(situation, march, hex, to);
  if (isClosedByTruce(situation, hex, campOf(player), at)) return refusal('truce', 'R 20.2', { hex: to });
  if (isBeyondGroundsOfGeneral(situation, march.leaders, hex))
    return refusal('servesPersia', 'ruling R59', { hex: to });
  if (cost > points) return refusal('tooFar', 'R 16.3.1', { hex: to, cost, points });
  if (isStuck(situation, march)) return refusal('leavesStack', 'R 16.2.1', { hex: to });
  return stepsOf(situation, march).includes(hex) ? undefined : whyNoHalt(situation, march, hex);
}

/** Returns why a stack may not enter a hex within reach. */
function whyNoEntry(situation: Situation, { player, infos, at }: Marching, hex: number, to: HexId): Refusal {
  const region = regionOfHex(situation, hex);
  const holder = holderOfRegion(situation, region);
  if (holder !== null && isForbidden(situation, holder, player, at))
    return refusal('landsForbidden', 'R 24.5', { hex: to });
  if (isShaken(situation, region)) return refusal('earthShakes', 'R C', { hex: to });
  if (isKeptFrom(situation, infos, region)) return refusal('keepsFestival', 'R C', { hex: to });
  return refusal('notInPlay', 'R 22.4.2', { hex: to });
}

/** Returns whether a stack that has not moved would leave a stack without a leader in the open. */
const isStuck = (situation: Situation, march: Marching): boolean =>
  !march.hasMoved && !mayDepart(situation, march.at, campOf(march.player), march);

/** Returns why a stack can neither attack nor stay in a hex that it enters. */
function whyNoHalt(situation: Situation, march: Marching, hex: number): Refusal {
  const camp = campOf(march.player);
  const where = situation.places.ids[hex] as HexId;
  if (!isHostile(situation, hex, camp)) return refusal('noStacking', 'R 16.2.1', { hex: where });
  return whyNoAttack(situation, march, hex);
}

/** Returns why a stack cannot attack in a hex (R 17.1, 17.5.1). */
function whyNoAttack(situation: Situation, march: Marching, hex: number): Refusal {
  const { player, units } = march;
  const camp = campOf(player);
  const at = situation.places.ids[hex] as HexId;
  const passing = inPassage(march);
  if (passing !== undefined) return passing;
  if (!isHostile(situation, hex, camp) && !hasEnemiesHere(situation, hex, camp))
    return refusal('nobodyToAttack', 'R 17.1', { hex: at });
  if (isTruce(situation)) return refusal('truce', 'R 20.2', { hex: at });
  if (units.length === 0) return refusal('noFighters', 'R 17.1', { hex: at });
  return mayAttack(situation, hex, camp, units.length)
    ? refusal('noStacking', 'R 17.1', { hex: at })
    : refusal('badOdds', 'R 17.5.1', { hex: at });
}

/** Returns why a stack cannot pass into an area. */
function whyNoArea(situation: Situation, march: Marching, area: AreaId): Refusal | undefined {
  const to = findArea(situation.ground.map, area);
  const camp = campOf(march.player);
  if (isShutIn(situation, march)) return refusal('isMasked', 'R 10.2.2', { area });
  if (march.points < areaCost(situation)) return refusal('tooFar', 'R 16.3.1', { area });
  if (to === undefined || landArea(situation, to, camp) !== 'friendly')
    return refusal('notFriendly', 'R 16.3.2', { area });
  if (isStuck(situation, march)) return refusal('leavesStack', 'R 16.2.1', { area });
  if (
    isTruce(situation) &&
    isEnemyRegion(situation, regionOfArea(situation, to), camp) &&
    !areasOf(situation, march).includes(to)
  )
    return refusal('truce', 'R 20.2', { area });
  if (isInvaded(situation, regionOfArea(situation, to))) return refusal('areaInvaded', 'R C', { area });
  return areasOf(situation, march).includes(to) ? undefined : refusal('notFriendly', 'R 16.3.2', { area });
}

/** Returns why a stack cannot be placed in a hex (R 16.3.2). */
function whyNoPlace(situation: Situation, march: Marching, id: HexId): Refusal | undefined {
  const { player, infos, area } = march;
  const hex = situation.places.codes.get(id);
  if (hex === undefined) return refusal('hexUnknown', 'R 16.3.2', { hex: id });
  if (area === null) return refusal('notInPassage', 'R 16.3.2', { hex: id });
  if (situation.ground.areaAt[hex] !== area) return refusal('otherArea', 'R 16.3.2', { hex: id });
  if (!mayEnter(situation, hex, player, infos, false, march.at)) return refusal('noWay', 'R 16.6', { hex: id });
  if (isClosedByTruce(situation, hex, campOf(player), march.at)) return refusal('truce', 'R 20.2', { hex: id });
  if (isBeyondGroundsOfGeneral(situation, march.leaders, hex))
    return refusal('servesPersia', 'ruling R59', { hex: id });
  return placesIn(situation, march, area).includes(hex) ? undefined : refusal('noStacking', 'R 16.2.1', { hex: id });
}

/** Returns why a piece cannot join a stack (R 16.3.1). */
function whyNotTaken(situation: Situation, frame: MarchFrame, march: Marching, piece: PieceId): Refusal | undefined {
  const { player, leaders, units, at } = march;
  const params = { piece };
  const passing = inPassage(march);
  if (passing !== undefined) return passing;
  const place = findPlaceOf(situation, piece);
  const isAboard = leaders.includes(piece) || units.some((id) => id === piece);
  if (isAboard) return refusal('inStack', 'R 16.3.1', params);
  if (leaders.length === 0) return refusal('needsLeader', 'R 16.2.1', params);
  if (recruitsOf(situation, frame, march).includes(piece)) return undefined;
  const general = whyNoMove(situation, player, piece, false);
  if (general !== undefined) return general;
  if (frame.left.includes(piece)) return refusal('wasLeft', 'R 16.3.1', params);
  if (place !== at) return refusal('isElsewhere', 'R 16.3.1', params);
  const unit = findUnit(situation, piece);
  const isApart = unit !== undefined && !companionsAt(situation, at, player, march.isInside).includes(unit);
  if (isApart) return refusal('isMasked', 'R 10.2.2', params);
  return unit === undefined ? refusal('leavesStack', 'R 16.2.1', params) : whyAlike(piece);
}

/** Returns why a piece cannot stay behind (R 16.2.1, ruling R2). */
function whyNotLeft(situation: Situation, march: Marching, piece: PieceId): Refusal | undefined {
  const { player, leaders, units, infos, at, hasMoved } = march;
  const params = { piece };
  const passing = inPassage(march);
  if (passing !== undefined) return passing;
  if (!leaders.includes(piece) && !units.some((id) => id === piece)) return refusal('notInStack', 'R 16.2.1', params);
  if (leaders.length === 0 || leaders[0] === piece) return refusal('isLeading', 'R 16.2.1', params);
  if (stragglersOf(situation, march).includes(piece)) return undefined;
  const unit = infos.find(({ id }) => id === piece);
  const isLast = unit !== undefined && hasMoved && !mayStay(situation, at, campOf(player), unit, march);
  return isLast ? refusal('leavesStack', 'R 16.2.1', params) : whyAlike(piece);
}
